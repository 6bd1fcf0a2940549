import { parseText } from '../text/parse-text.ts'
import type { ParsedText } from '../text/token.ts'
import type { Mark } from './mark.ts'
import { respell } from './respell.ts'

/** An answer as it was written, and as a reader takes it who looks through its misspelt words. */
export type ReadableText = {
  asWritten: ParsedText
  /** The same with each misspelt word's best suggestion in its place. */
  asMeant: ParsedText
  /** What was written where something stands in `asMeant`. */
  quoted: (span: { start: number; end: number }) => string
}

/** Reads an answer whose mistakes are known. */
export function readableText(asWritten: ParsedText, marks: readonly Mark[]): ReadableText {
  const { text } = asWritten
  const respelt = respell(
    text,
    marks.filter((mark) => mark.type === 'SPELLING'),
  )
  return {
    asWritten,
    asMeant: respelt.text === text ? asWritten : parseText(respelt.text),
    quoted: ({ start, end }) => text.slice(respelt.toOriginal(start, 'start'), respelt.toOriginal(end, 'end')),
  }
}
