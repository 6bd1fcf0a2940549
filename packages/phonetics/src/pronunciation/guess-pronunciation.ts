import { createRequire } from 'node:module'
import { z } from 'zod'
import { guessFromLetters, spellLetters } from './letter-rules.ts'

const phonemizerSchema = z.object({ toIPA: z.custom<(word: string) => string>((value) => typeof value === 'function') })

const IPA_TO_ARPABET = [
  ['tʃ', 'CH'], ['dʒ', 'JH'], ['aɪ', 'AY'], ['aʊ', 'AW'], ['eɪ', 'EY'], ['oʊ', 'OW'], ['ɔɪ', 'OY'], ['ɑ', 'AA'], ['æ', 'AE'],
  ['ʌ', 'AH'], ['ə', 'AH'], ['ɔ', 'AO'], ['ɛ', 'EH'], ['ɝ', 'ER'], ['ɚ', 'ER'], ['ɜ', 'ER'], ['ɪ', 'IH'], ['i', 'IY'], ['ʊ', 'UH'],
  ['u', 'UW'], ['e', 'EY'], ['o', 'OW'], ['a', 'AA'], ['b', 'B'], ['d', 'D'], ['ð', 'DH'], ['f', 'F'], ['ɡ', 'G'], ['g', 'G'],
  ['h', 'HH'], ['k', 'K'], ['ɫ', 'L'], ['l', 'L'], ['m', 'M'], ['n', 'N'], ['ŋ', 'NG'], ['p', 'P'], ['ɹ', 'R'], ['r', 'R'],
  ['s', 'S'], ['ʃ', 'SH'], ['t', 'T'], ['θ', 'TH'], ['v', 'V'], ['w', 'W'], ['j', 'Y'], ['z', 'Z'], ['ʒ', 'ZH'],
] as const // prettier-ignore

let toIpa: ((word: string) => string) | null = null

/** Guesses a word's phones when the dictionary lacks it: spelled abbreviation, then a g2p, then letter rules. Never throws. */
export function guessPronunciation(word: string): string[] {
  if (!/[aeiouy]/.test(word)) return spellLetters(word)
  const guessed = ipaToArpabet(phonemize(word))
  // A g2p that lost most of the word is worse than the plain letters.
  return guessed.length * 2.5 >= word.length ? guessed : guessFromLetters(word)
}

function phonemize(word: string): string {
  try {
    // The package's ESM build does not load on Node 24 (a JSON import without its attribute); its CommonJS build does.
    toIpa ??= phonemizerSchema.parse(createRequire(import.meta.url)('phonemize')).toIPA
    return toIpa(word)
  } catch {
    return ''
  }
}

function ipaToArpabet(ipa: string): string[] {
  const phones: string[] = []
  for (let at = 0; at < ipa.length;) {
    const entry = IPA_TO_ARPABET.find(([sign]) => ipa.startsWith(sign, at))
    if (entry !== undefined) phones.push(entry[1])
    at += entry?.[0].length ?? 1
  }
  return phones
}
