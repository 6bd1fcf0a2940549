type Stretch = { start: number; end: number }

export type Piece<Mark> = { words: string; mark: Mark | null }

/**
 * Cuts `text` at its marks, in reading order. Put together again, the pieces are the text.
 * A mark that begins inside an earlier one, or outside the text, is left out.
 */
export function piecesOf<Mark extends Stretch>(text: string, marks: readonly Mark[]): Piece<Mark>[] {
  const pieces: Piece<Mark>[] = []
  let at = 0
  for (const mark of marks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (mark.start < at || mark.end < mark.start || mark.end > text.length) continue
    if (mark.start > at) pieces.push({ words: text.slice(at, mark.start), mark: null })
    pieces.push({ words: text.slice(mark.start, mark.end), mark })
    at = mark.end
  }
  if (at < text.length) pieces.push({ words: text.slice(at), mark: null })
  return pieces
}
