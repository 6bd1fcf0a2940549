import { withCaseOf } from '@rehearsal/english/text/capitalised'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'

/** A token of a sentence with those around it; looking past either end gives `undefined`. */
export type Place = {
  token: Token
  index: number
  /** The token `distance` places on; negative looks back. */
  at: (distance: number) => Token | undefined
}

/** Every place of a sentence in order. */
export function placesOf(tokens: readonly Token[]): readonly Place[] {
  const known = placesBySentence.get(tokens)
  if (known !== undefined) return known
  const places = tokens.map((token, index) => ({ token, index, at: (distance: number) => tokens[index + distance] }))
  placesBySentence.set(tokens, places)
  return places
}

/** Nearly a hundred rules ask for the places of the same sentence. */
const placesBySentence = new WeakMap<readonly Token[], readonly Place[]>()

/** Whether a token is one of the words. */
export function isOneOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token !== undefined && words.has(token.lower)
}

/** Learners often set no comma behind these at the start of a sentence. */
export const SENTENCE_OPENERS = wordSet(`also moreover furthermore besides nowadays today now then however therefore
  thus sometimes secondly firstly finally actually additionally and but so`)

/** Vowels that are read as a consonant: “university” (not “uninformed”), “useful”, “utility”, “European”, “one-way”. */
const READ_AS_CONSONANT = /^(?:uni(?![dmn])|us[aeu]|ut[ei]|eu|one\b|once)/u

/** “a” or “an”, by the sound that `word` (in small letters) begins with. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  const isVowel = /^(?:[aeiou]|hour|honest|honou?r|heir)/u.test(word)
  return isVowel && !READ_AS_CONSONANT.test(word) ? 'an' : 'a'
}

/** Gives `replacement` the capital of the token it replaces. */
export function likeCase(token: Token, replacement: string): string {
  return withCaseOf(token.text, replacement)
}

/** The text from one token to another as it stands, rebuilt with single spaces. */
export function phrase(...parts: (Token | string | undefined)[]): string {
  return parts
    .flatMap((part) => (part === undefined ? [] : [typeof part === 'string' ? part : part.text]))
    .filter((part) => part !== '')
    .join(' ')
}
