import { foldCharacter, IGNORABLE } from './folds.ts'

/** Text as it is compared, and the way back from each of its places to what was typed. */
export interface MappedText {
  /** What `normalizeTyped` makes of the raw text. */
  text: string
  /**
   * The raw text's span that became `text.slice(start, end)`, in UTF-16 units. An empty span is the place before which it stands.
   * What was dropped inside the span belongs to it, what was dropped at its edges does not.
   */
  rawSpan: (start: number, end: number) => { start: number; end: number }
}

/** Text of which the base function changes nothing, known without a look at each character. */
const PLAIN = /^[\n\u0020-\u005F\u0061-\u007E]*$/u

interface Segment {
  text: string
  start: number
  end: number
}

/**
 * The one base of every comparison of text that a learner typed: marking, counting, search, look-up and parsing see this text,
 * while what is stored and shown stays as typed. It is pure and idempotent and changes neither case nor the number of blanks.
 *
 * - Default-ignorable characters (soft hyphens, joiners, byte order marks, bidi controls, variation selectors) and control
 *   characters are dropped: nobody sees them.
 * - Apostrophes and primes become `'`, double quotes and guillemets `"`.
 * - Each blank becomes a space; each line end (CR LF, CR, NEL, LS, PS, VT, FF) a line feed.
 * - Full-width forms and Latin ligatures become their letters; digits of Persian and Arabic keyboards, with their decimal and group
 *   separators, become those of English; the Arabic forms of yeh and kaf become the Persian ones.
 * - Hyphens and the minus sign become `-`, every longer dash `–`. They are two classes because a hyphen stands inside a word and a
 *   dash between words: folding never joins or parts tokens. `comparableTyped` takes both as one.
 * - Unicode's NFC.
 *
 * @param raw any string
 */
export function normalizeTyped(raw: string): string {
  if (PLAIN.test(raw)) return raw
  return segmentsOf(raw)
    .map(({ text }) => text)
    .join('')
}

/** As `normalizeTyped`, with the way back, for marks that must stand where the learner typed. */
export function mapTyped(raw: string): MappedText {
  if (PLAIN.test(raw)) return { text: raw, rawSpan: (start, end) => ({ start, end }) }
  const segments = segmentsOf(raw)
  const starts: number[] = []
  const ends: number[] = []
  for (const { text, start, end } of segments) {
    const isUnchanged = text === raw.slice(start, end)
    for (let i = 0; i < text.length; i += 1) {
      starts.push(isUnchanged ? start + i : start)
      ends.push(isUnchanged ? start + i + 1 : end)
    }
  }
  const startOf = (index: number) => starts[index] ?? raw.length
  return {
    text: segments.map(({ text }) => text).join(''),
    rawSpan: (start, end) =>
      end > start
        ? { start: startOf(start), end: ends[end - 1] ?? raw.length }
        : { start: startOf(start), end: startOf(start) },
  }
}

/** The raw text in pieces that compose with nothing outside themselves, each normalised. */
function segmentsOf(raw: string): Segment[] {
  const segments: Segment[] = []
  for (const { 0: character, index } of raw.matchAll(/\r\n|[^]/gu)) {
    if (IGNORABLE.test(character)) continue
    const text = normalized(character)
    const end = index + character.length
    const last = segments.at(-1)
    if (last !== undefined && isJoined(last.text, text)) {
      last.text = normalized(last.text + text)
      last.end = end
    } else segments.push({ text, start: index, end })
  }
  return segments
}

/** Folding can meet what composes, and composing what folds (U+1FEF is a grave accent), hence both ways. */
function normalized(text: string): string {
  let folded = ''
  for (const character of text.normalize('NFC')) folded += foldCharacter(character)
  return folded.normalize('NFC')
}

/** Whether `next` belongs to the text before it: a mark, or a letter that composes with it. */
function isJoined(before: string, next: string): boolean {
  if (next < '\u0300') return false
  return /^\p{M}/u.test(next) || (before + next).normalize('NFC') !== before + next
}
