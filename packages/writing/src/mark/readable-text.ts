import { parseText } from '../text/parse-text.ts'
import type { ParsedText } from '../text/token.ts'
import type { Mark } from './mark.ts'
import { respell } from './respell.ts'

type Span = { start: number; end: number }

/** An answer as it was written, and as a reader takes it who looks through its misspelt words. */
export type ReadableText = {
  asWritten: ParsedText
  /** The same with each misspelt word's best suggestion in its place. */
  asMeant: ParsedText
  /** Where something that stands in `asMeant` was written. */
  placeOf: (span: Span) => Span
  /** What was written there. */
  quoted: (span: Span) => string
}

/** Reads an answer whose mistakes are known. */
export function readableText(asWritten: ParsedText, marks: readonly Mark[]): ReadableText {
  const { text } = asWritten
  const respelt = respell(
    text,
    marks.filter((mark) => mark.type === 'SPELLING'),
  )
  const placeOf = ({ start, end }: Span) => ({
    start: respelt.toOriginal(start, 'start'),
    end: respelt.toOriginal(end, 'end'),
  })
  return {
    asWritten,
    asMeant: respelt.text === text ? asWritten : parseText(respelt.text),
    placeOf,
    quoted: (span) => {
      const { start, end } = placeOf(span)
      return text.slice(start, end)
    },
  }
}
