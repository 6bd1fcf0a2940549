import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { type MappedText, mapTyped } from '@rehearsal/exam/typed-text/normalize-typed'

/** Blanks, marks of direction and the like; but a mark belongs to the sign before it. */
const isUnseen = (character: string): boolean => comparableTyped(character) === '' && !/\p{M}/u.test(character)

/** A text without what nobody sees at its ends; otherwise as it was typed. */
export function withoutEdges(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isUnseen(text.charAt(start))) start += 1
  while (end > start && isUnseen(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

export type TypedParts = {
  /** The text as it is compared, in which patterns find places. */
  typed: string
  rawSpan: MappedText['rawSpan']
  /** What was typed between two such places, or from one to the end. */
  part: (start: number, end?: number) => string
}

let latest: { raw: string; parts: TypedParts } | null = null

/** A text to look through as it is compared and to cut as it was typed. One pattern after another asks for the same text. */
export function typedParts(raw: string): TypedParts {
  if (latest?.raw !== raw) latest = { raw, parts: mapParts(raw) }
  return latest.parts
}

function mapParts(raw: string): TypedParts {
  const { text: typed, rawSpan } = mapTyped(raw)
  return {
    typed,
    rawSpan,
    part: (start, end) =>
      withoutEdges(
        end === undefined
          ? raw.slice(rawSpan(start, typed.length).start)
          : raw.slice(rawSpan(start, end).start, rawSpan(start, end).end),
      ),
  }
}

/** What is left without some places, which stand in their order. */
export function withoutPlaces(
  { part }: TypedParts,
  places: readonly { readonly 0: string; index: number }[],
  start = 0,
): string {
  let at = start
  const kept = places.map(({ 0: whole, index }) => {
    const before = part(at, index)
    at = index + whole.length
    return before
  })
  return [...kept, part(at)].filter((text) => text !== '').join(' ')
}
