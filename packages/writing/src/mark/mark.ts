import type { MarkCode } from '@rehearsal/exam/finding-codes/finding-code'
import type { MarkCategory, WordMark } from '@rehearsal/exam/score'

export type { MarkCategory }
export type MarkType = Exclude<WordMark, 'CORRECT'>

/** One error in a text, before it is spread over the words list. */
export type Mark = {
  /** The rule that found it. */
  code: MarkCode
  type: MarkType
  /** What kind of error it is; `describeMark` adds it where the finder did not. */
  category?: MarkCategory
  /** How sure the finder is that this is an error, 0–1; `describeMark` adds it. */
  confidence?: number
  /** UTF-16 offsets, end exclusive. */
  start: number
  end: number
  /** Plain words for the learner. */
  message: string
  /** Replacements of the span, best first; `''` deletes it. Empty when none is known. */
  suggestions: readonly string[]
}
