import type { Finding, KeyPointResult, WrittenWord } from '@rehearsal/exam/score'
import { type MappedText, mapTyped, normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import type { KeyPoint, WritingRating } from '@rehearsal/rating/types'

/** A learner's text beside what is judged of it, with the way back to the places where it was typed. */
export type TypedText = MappedText & { raw: string }

/** The entrance of the engine: everything behind it sees `text` alone, and `ratingAsTyped` is its exit. */
export function readTyped(raw: string): TypedText {
  return { ...mapTyped(raw), raw }
}

/** Main points whose cues and ways are compared with a text that was read. */
export function readKeyPoints(keyPoints: readonly KeyPoint[]): KeyPoint[] {
  return keyPoints.map((keyPoint) => ({
    ...keyPoint,
    cues: keyPoint.cues.map((list) => list.map(normalizeTyped)),
    says: keyPoint.says?.map(normalizeTyped),
    opposite: keyPoint.opposite?.map(normalizeTyped),
  }))
}

/** The exit of the engine: words, findings and quotes as they were typed, each where it was. */
export function ratingAsTyped(rating: WritingRating, typed: TypedText): WritingRating {
  if (typed.text === typed.raw) return rating
  const { content } = rating
  return {
    ...rating,
    words: wordsAsTyped(rating.words, typed),
    findings: rating.findings.map((finding) => findingAsTyped(finding, typed)),
    content: content && { ...content, keyPoints: content.keyPoints.map((point) => quotedAsTyped(point, typed)) },
  }
}

/** Words of the judged text as they were typed; what is missing stands before the place where it was found missing. */
export function wordsAsTyped(words: readonly WrittenWord[], { raw, rawSpan }: TypedText): WrittenWord[] {
  return words.map((word) => {
    const { start, end } = rawSpan(...word.span)
    return { ...word, word: start === end ? word.word : raw.slice(start, end), span: [start, end] }
  })
}

export function findingAsTyped(finding: Finding, { rawSpan }: TypedText): Finding {
  const { start, end } = finding
  return start === undefined || end === undefined ? finding : { ...finding, ...rawSpan(start, end) }
}

/** A quote that is no part of the text (a name stood where one was taken out) stays as it is. */
function quotedAsTyped(point: KeyPointResult, { text, raw, rawSpan }: TypedText): KeyPointResult {
  const at = point.quote === null ? -1 : text.indexOf(point.quote)
  if (point.quote === null || at < 0) return point
  const { start, end } = rawSpan(at, at + point.quote.length)
  return { ...point, quote: raw.slice(start, end) }
}
