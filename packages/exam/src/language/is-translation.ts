import { scriptOf } from './script.ts'

/** Scripts that are written with more than one of Unicode's. */
const compound: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang', 'Han'],
}

/** A name has few words: what is longer is a headline. */
const LONGEST_NAME = 4
/** Units beside a number: "3 km", "20 mph". */
const LONGEST_UNIT = 3
/** Share of the letters that stand in the script of the language: names and signs of others may stand among them. */
const OWN_SCRIPT = 0.5
/** Share of the longer words that may stand in the English text, too. */
const BORROWED_WORDS = 0.8
const LONGER_WORD = 4
/** Translations grow, but an answer this much longer is something else. */
const LONGEST_GROWTH = 4
const ROOM_LETTERS = 80

/**
 * Whether an answer can be a translation of an English text: it is not the English again (an echo is no translation: decision 025),
 * is written in the script of its language, and is not out of all proportion. Numbers, names of several words and
 * abbreviations may stay as they are.
 */
export function isTranslation(source: string, translated: string, target: string): boolean {
  if (translated === '' || translated.length > source.length * LONGEST_GROWTH + ROOM_LETTERS) return false
  if (isName(source)) return true
  return isInScript(translated, target) && !isEcho(source, translated)
}

const lettersOf = (text: string): string[] => text.match(/\p{L}/gu) ?? []
const wordsOf = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** "Marie Curie", "NASA", "B12", "3 km". A single word with a capital is none: it may as well begin a sentence. */
function isName(text: string): boolean {
  const words = wordsOf(text)
  const hasNumber = words.some((word) => /\p{N}/u.test(word))
  const isKept = (word: string) => /^(?:\p{Lu}|\p{N})/u.test(word) || (hasNumber && word.length <= LONGEST_UNIT)
  const isAbbreviation = words.every((word) => !/\p{Ll}/u.test(word))
  return words.length <= LONGEST_NAME && words.every(isKept) && (words.length > 1 || isAbbreviation)
}

function isInScript(text: string, target: string): boolean {
  const script = scriptOf(target)
  const parts = (compound[script] ?? [script]).map((name) => `\\p{Script=${name}}`)
  const own = new RegExp(`[${parts.join('')}]`, 'u')
  const letters = lettersOf(text)
  return letters.length > 0 && letters.filter((letter) => own.test(letter)).length >= letters.length * OWN_SCRIPT
}

/** The same words, or nearly: a service that gives up often changes a word or the punctuation. */
function isEcho(source: string, translated: string): boolean {
  const english = wordsOf(source.toLowerCase())
  const words = wordsOf(translated.toLowerCase())
  if (words.join(' ') === english.join(' ')) return true
  const longer = words.filter((word) => word.length >= LONGER_WORD && !/^\p{N}+$/u.test(word))
  const known = new Set(english)
  const borrowed = longer.filter((word) => known.has(word)).length
  return longer.length >= LONGER_WORD && borrowed >= longer.length * BORROWED_WORDS
}
