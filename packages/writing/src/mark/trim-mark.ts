import type { Mark } from './mark.ts'

type Piece = { word: string; start: number; end: number }

/**
 * Trims a mark to the words that its suggestions change: of “the polution → pollution” only “the” is said, so that it
 * can stand beside the spelling mark. What is only left out or put in takes a neighbour with it: “of the → of”.
 */
export function trimMark(text: string, mark: Mark): Mark | null {
  const own = piecesOf(text.slice(mark.start, mark.end), mark.start)
  const meant = mark.suggestions.map((suggestion) => piecesOf(suggestion, 0).map(({ word }) => word))
  if (meant.length === 0 || own.length === 0) return null
  const shortest = Math.min(own.length, ...meant.map((words) => words.length))
  const isShared = (fromEnd: boolean, count: number) =>
    meant.every((words) => {
      const [mine, theirs] = fromEnd
        ? [own.at(-count)?.word, words.at(-count)]
        : [own[count - 1]?.word, words[count - 1]]
      return mine?.toLowerCase() === theirs?.toLowerCase()
    })
  let after = 0
  while (after < shortest && isShared(true, after + 1)) after += 1
  let before = 0
  while (before < shortest - after && isShared(false, before + 1)) before += 1
  return cut(text, mark, own, before, after)
}

function cut(text: string, mark: Mark, own: readonly Piece[], before: number, after: number): Mark | null {
  const rest = own.slice(before, own.length - after)
  const suggestions = mark.suggestions.map((suggestion) => {
    const pieces = piecesOf(suggestion, 0)
    return pieces
      .slice(before, pieces.length - after)
      .map(({ word }) => word)
      .join(' ')
  })
  const [start, end] = [rest[0]?.start, rest.at(-1)?.end]
  if (start !== undefined && end !== undefined && suggestions.every((each) => each !== ''))
    return { ...mark, start, end, suggestions }
  const at = start ?? own[before]?.start ?? mark.end
  const previous = piecesOf(text.slice(0, at), 0).at(-1)
  if (previous === undefined || !/^\s+$/u.test(text.slice(previous.end, at))) return null
  return {
    ...mark,
    start: previous.start,
    end: end ?? previous.end,
    suggestions: suggestions.map((each) => (each === '' ? previous.word : `${previous.word} ${each}`)),
  }
}

function piecesOf(text: string, from: number): Piece[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    word,
    start: from + index,
    end: from + index + word.length,
  }))
}
