import type { TaskId } from '../task-ids.ts'
import type { BlueprintPart, BlueprintRow } from './blueprints/blueprint.ts'
import type { FormatId } from './format-ids.ts'
import { rulesOf } from './formats.ts'

/** Seconds of the recording of kinds whose clock starts behind it (exam-rules §3.1, §3.4); elsewhere it runs within the time to answer. */
const recordingSeconds: Readonly<Partial<Record<TaskId, number>>> = {
  'speaking/repeat-sentence': 6,
  'speaking/answer-short-question': 6,
  'speaking/re-tell-lecture': 75,
  'speaking/respond-to-a-situation': 20,
  'listening/summarize-spoken-text': 75,
}

/** How long one item of a kind takes in the exam at most, in seconds, with a recording of the usual length: lead-in, recording, time to prepare and to answer. */
export function examSeconds(format: FormatId, taskId: TaskId): number {
  const { leadInSeconds, preparationSeconds, answerSeconds } = rulesOf(format, taskId)
  return leadInSeconds + (recordingSeconds[taskId] ?? 0) + preparationSeconds + answerSeconds
}

/** Nobody sets a clock to the second. */
const STEP_SECONDS = 30

/**
 * Seconds of the clock that these items of a part share, up to the next half minute. With the most items that a test has it is the
 * longest time that the exam's owner names for the part, less what items with clocks of their own take; with fewer it is as much less as
 * their own times are (exam-rules §2; how the exam itself shortens the clock is not published).
 */
export function sharedClockSeconds(
  format: FormatId,
  part: BlueprintPart,
  countOf: (row: BlueprintRow) => number,
): number {
  const demand = (rows: readonly BlueprintRow[], count: (row: BlueprintRow) => number) =>
    rows.reduce((sum, row) => sum + count(row) * examSeconds(format, row.taskId), 0)
  const most = ({ items }: BlueprintRow) => items.max
  const longest = part.minutes.max * 60 - demand(part.ownClock, most)
  const all = demand(part.sharedClock, most)
  if (all === 0) return 0
  return Math.ceil((longest * demand(part.sharedClock, countOf)) / all / STEP_SECONDS) * STEP_SECONDS
}
