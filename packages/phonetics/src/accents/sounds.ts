import { isPhone, isVowel } from '../phones/arpabet.ts'
import { isOneSign } from '../phones/ipa-of-phone.ts'

/** One sound of a word on its way to print. */
export type Sound = {
  /** ARPABET, without the stress digit. */
  name: string
  /** `1` main, `2` second, `0` none; consonants have none. */
  stress: string
  isVowel: boolean
  /** IPA. */
  symbol: string
  /** The letters that write a vowel, with the rest of the word behind them. */
  letters: string
}

/** Runs of consonants that may begin a British syllable: a stress mark stands before the longest. */
const ONSETS =
  /^(?:s?(?:pl|pr|tr|kr|kl|kw|tj|pj|kj)|s[ptkfmnlw]|[bdfgvθʃ]r|[bfg]l|[dtgθ]w|[bdfgvnmhlθs]j|tʃ|dʒ|[bdfɡhklmnprstvwzjðθʃʒg])?$/u

/** Reads ARPABET, each phone with the sign that `signOf` gives it. Throws `RangeError` on an unknown phone. */
export function soundsOf(pronunciation: string, signOf: (phone: string) => string): Sound[] {
  return pronunciation
    .trim()
    .split(/\s+/u)
    .filter((phone) => phone !== '')
    .map((phone) => {
      const [, name = '', stress = ''] = /^([A-Z]+)([0-2]?)$/u.exec(phone) ?? []
      if (!isPhone(name)) throw new RangeError(`Unknown ARPABET phone "${phone}"`)
      return { name, stress, isVowel: isVowel(name), symbol: signOf(phone), letters: '' }
    })
}

/** Whether a vowel begins the second part of a compound, where no sound of the first reaches it: sun-up. */
export function isAcross(word: string, { letters }: Sound): boolean {
  return word.charAt(word.length - letters.length - 1) === '-'
}

/**
 * The sounds as one text with stress marks. As in learner's dictionaries a second stress is marked only before the main one,
 * and a word of one syllable has none. A dot parts two sounds that would read as one (`ˈnʌt.ʃel`).
 */
export function withStressMarks(sounds: readonly Sound[]): string {
  const isLong = sounds.filter(({ isVowel }) => isVowel).length > 1
  const main = sounds.findLastIndex(({ stress }) => stress === '1')
  const marks = new Map<number, string>()
  for (const [i, { stress, symbol }] of sounds.entries()) {
    const isBesideMain = isPrefixVowel(symbol) && !sounds.slice(i + 1, main).some(({ isVowel }) => isVowel)
    const mark = i === main ? 'ˈ' : stress !== '0' && stress !== '' && i < main && !isBesideMain ? 'ˌ' : ''
    if (isLong && mark !== '') marks.set(onsetStart(sounds, i), mark)
  }
  const wouldMerge = (i: number) => isOneSign((sounds[i - 1]?.symbol ?? '') + (sounds[i]?.symbol.charAt(0) ?? ''))
  return sounds.map(({ symbol }, i) => (marks.get(i) ?? (i > 0 && wouldMerge(i) ? '.' : '')) + symbol).join('')
}

/** The vowel of im-, en- and ex-, which is never stressed right before the main stress. */
const isPrefixVowel = (symbol: string) => symbol === 'ɪ' || symbol === 'ə'

function onsetStart(sounds: readonly Sound[], vowel: number): number {
  let start = vowel
  while (start > 0 && !sounds[start - 1]?.isVowel && canBegin(sounds.slice(start - 1, vowel))) start -= 1
  return start
}

function canBegin(cluster: readonly Sound[]): boolean {
  const isMisread = cluster.some(({ symbol }, i) => i > 0 && isOneSign(`${cluster[i - 1]?.symbol}${symbol}`))
  const symbols = cluster
    .map(({ symbol }) => symbol)
    .join('')
    .replaceAll('ɡ', 'g')
  return !isMisread && ONSETS.test(symbols) && !symbols.includes('ŋ') && !cluster.some(({ symbol }) => symbol === '(r)')
}
