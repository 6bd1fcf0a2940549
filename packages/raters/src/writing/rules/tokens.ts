import type { Token } from '../text/token.ts'

/** A token of a sentence with those around it; looking past either end gives `undefined`. */
export type Place = {
  token: Token
  index: number
  /** The token `distance` places on; negative looks back. */
  at: (distance: number) => Token | undefined
}

/** Every place of a sentence in order. */
export function placesOf(tokens: readonly Token[]): Place[] {
  return tokens.map((token, index) => ({ token, index, at: (distance) => tokens[index + distance] }))
}

/** Splits a space-separated list of words. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u).filter((word) => word !== ''))
}

/** Whether a token is one of the words. */
export function isOneOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token !== undefined && words.has(token.lower)
}

/** Whether a word is the form of `be`, `have` … that stands for a whole verb. */
export const BE_FORMS = wordSet("am is are was were be been being 's 're 'm")
export const MODALS = wordSet('can could may might must shall should will would')
export const PREPOSITIONS = wordSet(
  'of in on at by for with from to into about between among through during against without within under over',
)

/** Gives `replacement` the capital of the token it replaces. */
export function likeCase(token: Token, replacement: string): string {
  return /^\p{Lu}/u.test(token.text) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
}

/** The text from one token to another as it stands, rebuilt with single spaces. */
export function phrase(...parts: (Token | string | undefined)[]): string {
  return parts
    .flatMap((part) => (part === undefined ? [] : [typeof part === 'string' ? part : part.text]))
    .filter((part) => part !== '')
    .join(' ')
}
