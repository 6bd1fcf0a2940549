/** Words that no list has, because anyone may make them: “telehealth”, “homebuyers”, “walkability”, “paywalled”. */
import { readWords } from '@rehearsal/english/data/read-words'
import { UNLISTED_BAND, wordBand } from '@rehearsal/english/words/word-bands'
import { MODERN_WORDS } from '@rehearsal/english/words/living-words'

/** Before a hyphen, or before a word of at least so many letters, they make another. */
export const PREFIXES = readWords('words/word-prefixes')
const HEADS = readWords('words/compound-heads')

const MIN_LETTERS = 4
/** Rarer words are hardly the base of a new one; more often they are what is left of a misspelt one. */
const MAX_BASE_BAND = 50
const MAX_COMPOUND_BAND = 40
/** A string one letter away from such a word is that word, misspelt. */
const MAX_NEAR_BAND = 50
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Endings that make new words of any base, and what the base ends in without them. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:ability|abilities)$/u, ['able']],
  [/(?<=[^aeiou])able$/u, ['', 'e']],
  [/(?:isms?|ists?|istic|istically)$/u, ['', 'e', 'ism']],
  [/(?:is|iz)(?:es?|ed|ing|ers?|ations?)$/u, ['', 'e']],
  [/(?<=ed|able|ive|less|ish|ing|ous|some)ness$/u, ['']],
  [/(?<=ing|ive|less|ous)ly$/u, ['']],
  [/(?<=[^aeiouy])less$/u, ['']],
]
/** Doubles its last letter before an ending: “vlogger”, not “vloger”. */
const DOUBLING = /^[^aeiou]*[aeiou][bdgmnpt]$/u
/** “unseasoned”, “unwalkable”: what negates stands before such words only, as “unpolite” shows. */
const UNDONE = /^un(?=\p{L}{4,}(?:ed|able)$)/u

/** Whether a word in small letters, which no list has, is made of known ones as English makes words, and is no slip for a usual one. */
export function isDerivedWord(word: string): boolean {
  return word.length > MIN_LETTERS && /^[a-z]+$/u.test(word) && isMade(word) && !isNearCommonWord(word)
}

/** Whether a word is one of the modern ones in another form: “paywalled”, “vlogger”, “twerking”. */
export function isModernForm(word: string): boolean {
  const stem = word.replace(/(?:ed|ing|ers?|s)$/u, '')
  if (stem === word) return MODERN_WORDS.has(word.replace(/ies$/u, 'y'))
  const single = stem.replace(/(\p{L})\1$/u, '$1')
  return (
    (MODERN_WORDS.has(stem) && !DOUBLING.test(stem)) ||
    MODERN_WORDS.has(`${stem}e`) ||
    (single !== stem && MODERN_WORDS.has(single))
  )
}

function isMade(word: string): boolean {
  return hasPrefix(word) || isCompound(word) || (UNDONE.test(word) && isBase(word.slice(2))) || hasEnding(word)
}

function hasPrefix(word: string): boolean {
  for (let at = 2; at <= word.length - MIN_LETTERS; at += 1) {
    const rest = word.slice(at)
    if (
      PREFIXES.has(word.slice(0, at)) &&
      rest.length >= (at > MIN_LETTERS ? MIN_LETTERS : MIN_LETTERS + 1) &&
      (isBase(rest) || hasEnding(rest))
    )
      return true
  }
  return false
}

function isCompound(word: string): boolean {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const head = word.slice(at)
    const isHead = HEADS.has(head) || HEADS.has(head.replace(/s$/u, ''))
    if (isHead && wordBand(word.slice(0, at)) <= MAX_COMPOUND_BAND) return true
  }
  return false
}

function hasEnding(word: string): boolean {
  return ENDINGS.some(([ending, bases]) => {
    const stem = word.replace(ending, '')
    return stem !== word && stem.length >= MIN_LETTERS && bases.some((base) => isBase(stem + base))
  })
}

function isBase(word: string): boolean {
  return word.length >= MIN_LETTERS && (wordBand(word) <= MAX_BASE_BAND || MODERN_WORDS.has(word))
}

/** Whether a usual word is one letter more, fewer, other or swapped away. */
export function isNearCommonWord(word: string): boolean {
  const isCommon = (near: string) => wordBand(near) < UNLISTED_BAND && wordBand(near) <= MAX_NEAR_BAND
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (isCommon(before + after.slice(1))) return true
    if (after.length > 1 && isCommon(`${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`)) return true
    for (const letter of LETTERS)
      if (isCommon(before + letter + after) || isCommon(before + letter + after.slice(1))) return true
  }
  return false
}
