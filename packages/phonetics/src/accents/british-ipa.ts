import { britishIpaOfPhone } from '../phones/ipa-of-phone.ts'
import { lettersOfVowels } from './letters-of-vowels.ts'
import { listedBritish } from './listed-british.ts'
import { isAcross, type Sound, soundsOf, withStressMarks } from './sounds.ts'

/** Words in which England says /ɑː/ for the American /æ/ (the BATH words of Wells 1982), without their endings. */
const BATH = new Set(
  `advance advancement advantage aft after afternoon afterward afterwards aghast aircraft answer ask aunt autograph bask
  basket basketball bath bathroom behalf blast branch brass breakfast-time broadcast calf calves can't cask cast caste
  castle chance chancellor chant clasp class classmate classroom command commander commandment contrast craft daft dance
  demand demanding disaster disastrous draft draught enhance everlasting example fast fasten flask forecast france
  freelance gasp ghastly giraffe glance glass graft grandmaster grant graph graphs grasp grass grasshopper half halfway
  halve handicraft headmaster lance last lather laugh laughter mask mast master masterpiece mastery moustache nasty
  newscast outcast outlast overcast overpass pajama pajamas paragraph pass passage-way passport past pastime pasture
  path pathway pavlova perchance photograph plant plaster podcast prance raft rafter rascal rasp raspberry rather remand
  reprimand salve sample shaft shan't slander slant spacecraft staff stance steadfast surpass task taskbar telegraph
  trance transplant typecast underpass vantage vast vastly witchcraft`.split(/\s+/u),
)
const ENDING = /(?:'s|s|es|ed|d|ing|er|ers|est|ly|y|man|men)$/u

/**
 * How England says a word (Wells 1982; Cruttenden 2014), in IPA as learner's dictionaries print it, from its spelling and
 * its American pronunciation in ARPABET with stress digits: no /r/ but before a vowel, where a final one stands in brackets
 * (`kɑː(r)`) unless the next word's sounds are given; LOT /ɒ/, BATH /ɑː/, GOAT /əʊ/, NEAR SQUARE CURE with /ə/, /j/ in
 * tune, due and new, weak -ary, -ory, -ative, /aɪl/ in -ile. Words that follow no rule stand in `british-words.ts`.
 * Throws `RangeError` on an unknown phone.
 */
export function britishIpa(word: string, american: string, next?: string | null): string {
  const [ipa = ''] = britishForms(word, american)
  if (!ipa.endsWith('(r)') || next === undefined || next === null) return ipa
  return ipa.slice(0, -3) + (/^[AEIOU]/u.test(next) ? 'r' : '')
}

/**
 * All that counts as British, without regard to the next word: first what is printed, then what the list has besides, and -ary and
 * -ory without their weak vowel (`ˈmɪlɪtri`).
 */
export function britishForms(word: string, american: string): string[] {
  const listed = listedBritish(word)
  const forms = listed.length > 0 ? listed : [byRule(word.toLowerCase(), american)]
  if (!/(?:EH|AO)\d? R IY\d?(?: Z)?$/u.test(american)) return forms
  return [...new Set([...forms, ...forms.map((ipa) => ipa.replace(/(?<=[tdsnkɡ])ə(?=riz?$)/u, ''))])]
}

/** The same by the rules alone, for measuring them. */
export function byRule(word: string, american: string): string {
  const sounds = soundsOf(american, britishIpaOfPhone)
  const letters = lettersOfVowels(
    word,
    sounds.filter(({ isVowel }) => isVowel).map(({ name }) => name),
  )
  let vowel = 0
  for (const one of sounds) if (one.isVowel) one.letters = letters[vowel++] ?? ''
  const at = bathVowel(word, sounds)
  const british = sounds.flatMap((_, i) => change(word, sounds, i, i === at))
  return withStressMarks(british)
}

function change(word: string, sounds: readonly Sound[], i: number, isBath: boolean): Sound[] {
  const sound = sounds[i]
  if (!sound) return []
  if (isBath) return [{ ...sound, symbol: 'ɑː' }]
  const weak = weakEnding(word, sounds, i)
  if (weak) return weak
  if (isUa(sounds, i)) return [{ ...sound, symbol: 'u' }]
  if (isUa(sounds, i - 1)) return []
  if (sound.isVowel) return withR(vowelOf(word, sounds, i, sound))
  return consonantOf(word, sounds, i, sound)
}

/** The u of actual and usual, which the American dictionary writes as a weak vowel and /w/. */
function isUa(sounds: readonly Sound[], i: number): boolean {
  const sound = sounds[i]
  return sound?.name === 'AH' && sound.stress === '0' && sounds[i + 1]?.name === 'W' && /^u[aeo]/u.test(sound.letters)
}

/** An /r/ that is part of a vowel becomes a sound of its own, so that it may begin the next syllable. */
function withR(vowel: Sound): Sound[] {
  const [, symbol, r] = /^(.+?)(\(r\)|r)$/u.exec(vowel.symbol) ?? []
  if (symbol === undefined || r === undefined) return [vowel]
  return [
    { ...vowel, symbol },
    { ...vowel, name: 'R', isVowel: false, stress: '', symbol: r },
  ]
}

function consonantOf(word: string, sounds: readonly Sound[], i: number, sound: Sound): Sound[] {
  const [before, after] = [sounds[i - 1], sounds[i + 1]]
  // After a vowel an /r/ is said only before another; at the end of a word the next word decides.
  if (sound.name === 'R' && before?.isVowel && !after?.isVowel) return after ? [] : [{ ...sound, symbol: '(r)' }]
  if (sound.name === 'HH' && after?.name === 'W') return []
  const isYod = ['T', 'D', 'N', 'TH'].includes(sound.name) && after !== undefined && ['UW', 'UH'].includes(after.name)
  if (isYod && /^(?:u(?!i)|ew|eu|iew)/u.test(after.letters) && !isAcross(word, after)) {
    return [sound, { ...sound, name: 'Y', symbol: 'j' }]
  }
  return [sound]
}

/** The last syllables of -ary, -ory, -mony, -ative and -ile, which America says in full. */
function weakEnding(word: string, sounds: readonly Sound[], i: number): Sound[] | null {
  const sound = sounds[i]
  if (!sound?.isVowel || sound.stress === '1') return null
  const rest = sounds
    .slice(i + 1)
    .map(({ name }) => name)
    .join(' ')
  const isWeak =
    (/^R IY(?: Z)?$/u.test(rest) &&
      /(?:a|o|e|er)r(?:y|ies|y's)$/u.test(word) &&
      ['EH', 'AO', 'ER', 'AH'].includes(sound.name)) ||
    (rest === 'N IY' && sound.name === 'OW' && word.endsWith('mony')) ||
    (rest === 'T IH V' && sound.name === 'EY' && word.endsWith('ative'))
  if (isWeak) return [{ ...sound, stress: '0', symbol: 'ə' }]
  if (/^L(?: Z)?$/u.test(rest) && ['AH', 'IH'].includes(sound.name) && /ile(?:s|'s)?$/u.test(word))
    return [{ ...sound, symbol: 'aɪ' }]
  return null
}

function vowelOf(word: string, sounds: readonly Sound[], i: number, sound: Sound): Sound {
  const after = sounds[i + 1]
  const symbol =
    sound.name === 'ER'
      ? nurse(word, sound, after)
      : after?.name === 'R'
        ? beforeR(word, sound, sounds[i + 2])
        : plainVowel(word, sounds, i, sound)
  return { ...sound, symbol }
}

function nurse(word: string, sound: Sound, after: Sound | undefined): string {
  const link = after === undefined ? '(r)' : after.isVowel ? 'r' : ''
  if (sound.stress === '0') return `ə${link}`
  // Hurry and courage have the vowel of cut; furry and stirring keep that of their stem.
  const isHurry =
    link === 'r' && /^(?:urr(?!ing|ed|y$)|our|orr|oro|urry$)/u.test(sound.letters) && !/^[bf]l?urry$/u.test(word)
  return isHurry ? 'ʌr' : `ɜː${link}`
}

/** Vowels before /r/: with a vowel behind it the spelling tells merry from Mary and sorry from story. */
function beforeR(word: string, { name, letters, stress, symbol }: Sound, next: Sound | undefined): string {
  const isInside = next?.isVowel ?? false
  switch (name) {
    case 'AA':
      return isInside && letters.startsWith('o') ? 'ɒ' : 'ɑː'
    case 'AO':
      if (!isInside) return 'ɔː'
      if (
        /^(?:au|oa|oo|ou)/u.test(letters) ||
        /^or(?:y|ies|ing|ers?$|ial|ian|ium|ious|us|a$)/u.test(letters) ||
        /^(?:fl|ch)?oral/u.test(word)
      )
        return 'ɔː'
      return letters.startsWith('ar') || stress !== '0' ? 'ɒ' : 'ɔː'
    case 'EH':
    case 'AE':
    case 'EY':
      return isInside ? beforeInnerR(letters) : 'eə'
    case 'IH':
    case 'IY':
      return isInside && (stress === '0' ? /^(?:er[aour]|ir|yr)/u : /^(?:irr?(?!e)|yr)/u).test(letters) ? 'ɪ' : 'ɪə'
    case 'AY':
    case 'AW':
      return isInside ? symbol : `${symbol}ə`
    case 'UH':
    case 'UW':
      return /^our(?!is|n)/u.test(letters) || letters.startsWith('oo') ? 'ɔː' : 'ʊə'
    case 'AH':
      return stress === '0' ? 'ə' : 'ʌ'
    default:
      return symbol
  }
}

function beforeInnerR(letters: string): string {
  if (letters.startsWith('arr')) return 'æ'
  if (/^(?:ai|ea|ei|ay)/u.test(letters)) return 'eə'
  if (/^ar(?:e|ea|ia|io|iu|ie|y$|ing$|ily$|i[ae])/u.test(letters) && !/^ar(?:ity|ith)/u.test(letters)) return 'eə'
  return letters.startsWith('a') ? 'æ' : 'e'
}

function plainVowel(word: string, sounds: readonly Sound[], i: number, sound: Sound): string {
  const { name, stress, letters, symbol } = sound
  const after = sounds[i + 1]
  switch (name) {
    case 'AA':
      if (/^(?:au|aw|ou)/u.test(letters)) return 'ɔː'
      if (/^o(?!h)/u.test(letters)) return 'ɒ'
      return /^a(?!h|lm|$)/u.test(letters) && /(?:w|wh|qu)$/u.test(word.slice(0, word.length - letters.length))
        ? 'ɒ'
        : 'ɑː'
    case 'AO':
      if (/^(?:ou|oa|aw|al|augh)/u.test(letters)) return 'ɔː'
      if (letters.startsWith('au'))
        return /^au(?:s(?!e[ds]?$|trophob)|l[it])/u.test(letters) && !letters.startsWith('auth') ? 'ɒ' : 'ɔː'
      if (letters.startsWith('a')) return /^a(?:sh|sp|nt|tch|dd|ll?ow)/u.test(letters) ? 'ɒ' : 'ɔː'
      return letters.startsWith('o') ? 'ɒ' : 'ɔː'
    case 'IY':
      if (stress !== '0') return 'iː'
      if (letters === 'ee') return 'iː'
      if (after === undefined || after.isVowel || letters === 'ies') return 'i'
      return letters.startsWith('e') && i <= 2 ? 'ɪ' : 'iː'
    case 'UW':
      return stress === '0' && after?.isVowel ? 'u' : 'uː'
    case 'AH':
      return stress === '0' ? weakVowel(word, sound) : 'ʌ'
    case 'AE':
      return stress === '0' && /^ad[^aeiou]/u.test(letters) && i === 0 ? 'ə' : symbol
    case 'IH':
      return stress === '0' && /^i(?:ty|ties|ble)/u.test(letters) ? 'ə' : 'ɪ'
    default:
      return symbol
  }
}

/** The weak vowel is /ɪ/ where it is spelled i, in -age, -et and -est, and in the prefixes be-, de-, re-; otherwise /ə/. */
function weakVowel(word: string, { letters }: Sound): string {
  const isPrefix =
    /^(?:be|de|re|pre|se|e)$/u.test(word.slice(0, word.length - letters.length + 1)) && letters.startsWith('e')
  const isSpelledI = /^i(?![aou]|sms?$|ty|ties|ble|bly|bilit|ly?$|ls$|ns?$|cy|cies)/u.test(letters)
  return isPrefix || isSpelledI || /^(?:ages?|ets?|ests?|edge|ege)$/u.test(letters) ? 'ɪ' : 'ə'
}

/** Which sound of a BATH word is its /ɑː/: in a compound such as broadcast that of the last part, else the first. */
function bathVowel(word: string, sounds: readonly Sound[]): number {
  const stem = word.replace(ENDING, '')
  if (![word, stem, `${stem}e`].some((form) => BATH.has(form))) return -1
  const isCompound =
    /^(?:broad|fore|news|over|under|out|photo|auto|para|tele|trans|contr|pod|air|hand|witch|space|after|grass)/u.test(
      word,
    )
  const isFirst = /^(?:after|grass)/u.test(word)
  const isTrap = ({ name }: Sound) => name === 'AE'
  return isCompound && !isFirst
    ? sounds.findLastIndex(isTrap)
    : word.startsWith('adv')
      ? sounds.findLastIndex(isTrap)
      : sounds.findIndex(isTrap)
}
