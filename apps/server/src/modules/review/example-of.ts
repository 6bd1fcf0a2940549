import type { DictionaryEntry } from '@rehearsal/content/dictionary-pack'
import { lemmaCandidates, lookUpKey } from '@rehearsal/content/lemma-candidates'

/** A piece of an example; the pieces that give the word away are hidden on the front of a card. */
export type ExamplePiece = { text: string; isHidden: boolean }

/** The first example of an entry in which the word is found, in any of its forms; null where there is none. Pure. */
export function exampleOf(entry: Pick<DictionaryEntry, 'word' | 'meanings'>): ExamplePiece[] | null {
  for (const example of entry.meanings.flatMap(({ examples }) => examples)) {
    const pieces = piecesOf(example, entry.word)
    if (pieces.some(({ isHidden }) => isHidden)) return pieces
  }
  return null
}

/** A text cut so that every form of a word stands alone. */
export function piecesOf(text: string, word: string): ExamplePiece[] {
  const key = lookUpKey(word)
  const pieces = key.includes(' ')
    ? text.split(phrasePattern(word))
    : text.split(/([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/u)
  const isWord = (piece: string) =>
    key.includes(' ') ? lookUpKey(piece) === key : lookUpKey(piece) === key || lemmaCandidates(piece).includes(key)
  return joined(pieces.filter((piece) => piece !== '').map((piece) => ({ text: piece, isHidden: isWord(piece) })))
}

const phrasePattern = (phrase: string) =>
  new RegExp(`((?<!\\p{L})${phrase.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)}(?!\\p{L}))`, 'iu')

/** Neighbours that are both shown become one. */
function joined(pieces: readonly ExamplePiece[]): ExamplePiece[] {
  const result: ExamplePiece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last && !last.isHidden && !piece.isHidden) last.text += piece.text
    else result.push({ ...piece })
  }
  return result
}
