/** Decides whether a transcript is of English speech, by its unknown words. */
import { unknownWords } from '../prose/unknown-words.ts'
import { plainWords } from '../text/word-tokens.ts'

/**
 * Recognisers spell out what they do not understand: of other languages, read aloud, about a fifth of the words are in no dictionary
 * in the middle case, of learners' English hardly any (docs/studies/2026-11-28-how-scores-were-measured.md, "The built-in recogniser").
 */
const MAX_UNKNOWN_SHARE = 0.2
/** In a few words one or two names or misheard ones make a large share. */
const FREE_UNKNOWN = 1

/** Whether a transcript is of English speech: not more words unknown than names and words misheard make. `subject`: texts whose words are known. */
export function isEnglish(text: string, subject: string): boolean {
  const words = plainWords(text)
  const unknown = unknownWords(words, new Set(plainWords(subject)))
  return unknown.length < FREE_UNKNOWN + MAX_UNKNOWN_SHARE * words.length
}
