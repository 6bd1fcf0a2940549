import { splitWords } from './split-words.ts'

/** Tokens that frame each text, and the one that stands for a word of which no pieces are known. */
const FIRST = '[CLS]'
const LAST = '[SEP]'
const UNKNOWN = '[UNK]'
/** Marks a piece that goes on within a word. */
const WITHIN = '##'
/** A longer word is unknown. */
const LONGEST_WORD = 100

/** Tokens from one place to before another. */
export type Stretch = { from: number; to: number }

/** The tokens of a text by their places in the vocabulary, and which of them each of its parts has. */
export type Tokens = { tokens: number[]; parts: Stretch[] }

/** The tokens of a text that is given in parts, `most` at most. */
export type Tokenizer = (parts: readonly string[], most: number) => Tokens

/**
 * Cuts texts into the pieces of a vocabulary (WordPiece): each word into the longest pieces that are known, from its start.
 *
 * @throws When the vocabulary lacks a token that frames texts.
 */
export function createTokenizer(vocabulary: ReadonlyMap<string, number>): Tokenizer {
  const numberOf = (token: string) => {
    const number = vocabulary.get(token)
    if (number === undefined) throw new Error(`The vocabulary has no ${token}`)
    return number
  }
  const [first, last, unknown] = [numberOf(FIRST), numberOf(LAST), numberOf(UNKNOWN)]

  function piecesOf(word: string): number[] {
    const signs = Array.from(word)
    if (signs.length > LONGEST_WORD) return [unknown]
    const pieces: number[] = []
    for (let from = 0; from < signs.length;) {
      const piece = longestPiece(signs, from)
      if (piece === undefined) return [unknown]
      pieces.push(piece.number)
      from = piece.to
    }
    return pieces
  }

  function longestPiece(signs: string[], from: number): { number: number; to: number } | undefined {
    for (let to = signs.length; to > from; to--) {
      const number = vocabulary.get((from > 0 ? WITHIN : '') + signs.slice(from, to).join(''))
      if (number !== undefined) return { number, to }
    }
    return undefined
  }

  /** The pieces of a part, `most` at most. */
  function piecesOfPart(part: string, most: number): number[] {
    const pieces: number[] = []
    for (const word of splitWords(part)) {
      if (pieces.length >= most) break
      pieces.push(...piecesOf(word))
    }
    return pieces.slice(0, most)
  }

  return (parts, most) => {
    const tokens = [first]
    const stretches = parts.map((part) => {
      const from = tokens.length
      tokens.push(...piecesOfPart(part, most - 1 - from))
      return { from, to: tokens.length }
    })
    return { tokens: [...tokens, last], parts: stretches }
  }
}
