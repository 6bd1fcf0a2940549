import type { WrittenWord } from '@rehearsal/exam/score'
import { alignWords } from '../feedback/align-words.ts'

/** A place of a sentence that correctors may change: a word, a stop, or the gap before one of them (`start` equals `end`). */
export type Place = { start: number; end: number; isWord: boolean; changedBy: number }

/** How the engine's marks meet what several correctors changed. */
export type Agreement = {
  /** Each mark, and whether any corrector changed something there. */
  marked: { word: string; isRight: boolean }[]
  /** Every word, stop and gap of the sentence, and whether the engine marked it. */
  places: (Place & { isFound: boolean })[]
}

const TOKEN = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu
/** A missing word is told at its place or on a neighbour. */
const NEAR = 1

/**
 * Compares a sentence's words list with its versions by several correctors, who need not agree: a mark is right where one of
 * them changed something.
 */
export function compareCorrectors(
  text: string,
  corrections: readonly string[],
  words: readonly WrittenWord[],
): Agreement {
  const marks = words.filter((word) => word.type !== 'CORRECT')
  const places = placesOf(text, corrections)
  const changed = places.filter(({ changedBy }) => changedBy > 0)
  return {
    marked: marks.map(({ word, span }) => ({ word, isRight: changed.some((place) => touches(span, place)) })),
    places: places.map((place) => ({ ...place, isFound: marks.some(({ span }) => touches(span, place)) })),
  }
}

function placesOf(text: string, corrections: readonly string[]): Place[] {
  const tokens = [...text.matchAll(TOKEN)]
  const before = tokens.map(([token]) => token)
  const own = tokens.map(({ 0: token, index }) => place(index, index + token.length, /^[\p{L}\p{N}]/u.test(token)))
  const gaps = [...own.map(({ start }) => start), text.length].map((start) => place(start, start, false))
  for (const correction of corrections) {
    const edits = alignWords(
      before,
      [...correction.matchAll(TOKEN)].map(([token]) => token),
    )
    const changed = new Set<Place | undefined>()
    for (const edit of edits) {
      if (edit.kind === 'insert') changed.add(gaps[edit.before])
      else if (edit.kind !== 'same') changed.add(own[edit.before])
    }
    for (const each of changed) if (each !== undefined) each.changedBy += 1
  }
  return [...own, ...gaps].toSorted((a, b) => a.start - b.start || a.end - b.end)
}

function place(start: number, end: number, isWord: boolean): Place {
  return { start, end, isWord, changedBy: 0 }
}

/** Whether a mark (an empty one tells of a missing word) lies upon a place, or right beside a gap. */
export function touches([start, end]: WrittenWord['span'], place: Place): boolean {
  const isPoint = start === end || place.start === place.end
  return isPoint ? start <= place.end + NEAR && end >= place.start - NEAR : start < place.end && end > place.start
}
