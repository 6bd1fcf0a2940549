import type { WrittenWord } from '../score.ts'

/** A marked word and its place among the words of the answer. */
export type PlacedWord = { word: WrittenWord; place: number }

/**
 * The marked words of an answer, where a word and the missing ones behind it that one suggestion puts in are one: “asap” with
 * “as soon as possible”, not with “as” and three gaps.
 */
export function joinedWords(words: readonly WrittenWord[]): PlacedWord[] {
  const joined: PlacedWord[] = []
  for (const [place, word] of words.entries()) {
    if (word.type === 'CORRECT') continue
    const before = joined.at(-1)
    if (before !== undefined && isPartOf(before.word, word)) joined.splice(-1, 1, withSuggestion(before, word))
    else joined.push({ word, place })
  }
  return joined
}

/** What is missing right behind a marked word, for the same reason. */
function isPartOf(
  before: WrittenWord,
  { grammarErrorType, span: [start, end], explanation, category }: WrittenWord,
): boolean {
  return (
    grammarErrorType === 'MISSED' &&
    start === end &&
    before.span[1] === start &&
    before.suggestion !== null &&
    explanation !== null &&
    before.explanation === explanation &&
    before.category === category
  )
}

function withSuggestion({ word, place }: PlacedWord, { suggestion, word: missing }: WrittenWord): PlacedWord {
  return { place, word: { ...word, suggestion: `${word.suggestion ?? ''} ${suggestion ?? missing}`.trim() } }
}
