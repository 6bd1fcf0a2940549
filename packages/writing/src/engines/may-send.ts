import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { COPIED_LIMIT } from '@rehearsal/exam/writing/copied'
import type { WritingInput, WritingRating } from '@rehearsal/rating/types'
import { mayBePromptInjection } from '../text/prompt-injection.ts'

/** Longer answers earn nothing for form in every format; no service is paid to read them. */
export const MAX_SENT_CHARACTERS = 8000
/** An answer as an outside engine is asked about it: what nobody sees in it, no engine is told. */
export function answerToSend(input: WritingInput): WritingInput {
  return { ...input, text: normalizeTyped(input.text) }
}

/**
 * Whether a stronger engine may be asked about an answer. The built-in guards decide first: what they take to nothing, or
 * cap, and what speaks to its judge, is never sent, so no service can give it points.
 */
export function maySend({ text }: WritingInput, rating: WritingRating): boolean {
  if (text.trim() === '' || text.length > MAX_SENT_CHARACTERS) return false
  if (!rating.isProse || rating.isAllCapitals || (rating.content?.copiedShare ?? 0) > COPIED_LIMIT) return false
  // Guards speak of the answer as a whole, or are grave; marks have a place and belong to a word that is marked.
  const isGuarded = rating.findings.some(
    ({ severity, start, end }) => severity === 'critical' && !isMark(rating, start, end),
  )
  return !isGuarded && !mayBePromptInjection(normalizeTyped(text))
}

function isMark({ words }: WritingRating, start: number | undefined, end: number | undefined): boolean {
  if (start === undefined || end === undefined) return false
  return words.some(({ type, span: [from, to] }) => type !== 'CORRECT' && from <= end && to >= start)
}
