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
 * - Apostrophes, primes and accent keys become `'`, double quotes, guillemets and corner brackets `"`.
 * - Each blank becomes a space; each line end (CR LF, CR, NEL, LS, PS, VT, FF) a line feed.
 * - Full-width forms, Latin ligatures and the letters of “font” keyboards become their letters; digits of the keyboards of our
 *   learners become those of English, as do the full stop, comma and other marks of Persian, Arabic, Chinese and Japanese ones;
 *   the Arabic forms of yeh and kaf become the Persian ones.
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

/** A run of plain text, CR LF, or any one character. */
const PIECE = /[\n\u0020-\u005F\u0061-\u007E]+|\r\n|[^]/gu

/**
 * The raw text in pieces that compose with nothing outside themselves, each normalised. Its cost goes with the length alone: a
 * run of plain text is one piece but for its last character, which a mark may follow, and marks are composed once for all.
 */
function segmentsOf(raw: string): Segment[] {
  const segments: Segment[] = []
  let open: Segment | undefined
  for (const { 0: piece, index } of raw.matchAll(PIECE)) {
    if (IGNORABLE.test(piece)) continue
    const end = index + piece.length
    if (PLAIN.test(piece)) {
      close(segments, open)
      if (piece.length > 1) segments.push({ text: piece.slice(0, -1), start: index, end: end - 1 })
      open = { text: piece.slice(-1), start: end - 1, end }
      continue
    }
    if (open !== undefined && IS_MARK.test(piece)) {
      open.text += piece
      open.end = end
      continue
    }
    close(segments, open)
    open = { text: piece === '\r\n' ? '\n' : piece, start: index, end }
  }
  close(segments, open)
  return segments
}

const IS_MARK = /^\p{M}/u

/** Adds a piece with all its marks, normalised; to the one before it where the two compose, as the letters of a Korean syllable do. */
function close(segments: Segment[], complete: Segment | undefined): void {
  if (complete === undefined) return
  const text = normalized(complete.text)
  const last = segments.at(-1)
  if (last === undefined || !compose(last.text, text)) {
    segments.push({ ...complete, text })
    return
  }
  last.text = normalized(last.text + text)
  last.end = complete.end
}

/** Folding can meet what composes, and composing what folds (U+1FEF is a grave accent), hence both ways. */
function normalized(text: string): string {
  let folded = ''
  for (const character of text.normalize('NFC')) folded += foldCharacter(character)
  return folded.normalize('NFC')
}

function compose(before: string, next: string): boolean {
  return next >= '\u0300' && (before + next).normalize('NFC') !== before + next
}
