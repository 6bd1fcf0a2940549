import { splitWords } from './split-words.ts'

/** Tokens that frame each text, and the one that stands for a word of which no pieces are known. */
const FIRST = '[CLS]'
const LAST = '[SEP]'
const UNKNOWN = '[UNK]'
/** Marks a piece that goes on within a word. */
const WITHIN = '##'
/** A longer word is unknown. */
const LONGEST_WORD = 100

/** The tokens of a text by their places in the vocabulary, `most` at most. */
export type Tokenizer = (text: string, most: number) => number[]

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

  return (text, most) => {
    const tokens = [first]
    for (const word of splitWords(text)) {
      if (tokens.length >= most - 1) break
      tokens.push(...piecesOf(word))
    }
    return [...tokens.slice(0, most - 1), last]
  }
}
