import { examSeconds } from '../formats/exam-seconds.ts'
import type { FormatId } from '../formats/format-ids.ts'
import { rulesOf } from '../formats/formats.ts'
import { isSpoken } from '../takes/take-limits.ts'
import type { TaskId } from '../task-ids.ts'

/** Reading a result is part of studying: a mark, a take with its sounds and pauses, a text with its errors. */
const REVIEW_SECONDS = { key: 30, speech: 60, text: 180 } as const
/** Nobody plans to the second. */
const STEP_SECONDS = 30

/** How long one item of a kind takes a learner: the exam's own times and a look at the result, up to the next half minute. */
export function itemSeconds(format: FormatId, taskId: TaskId): number {
  const { traits } = rulesOf(format, taskId)
  const review = traits.length < 2 ? 'key' : isSpoken(taskId) ? 'speech' : 'text'
  return Math.ceil((examSeconds(format, taskId) + REVIEW_SECONDS[review]) / STEP_SECONDS) * STEP_SECONDS
}
