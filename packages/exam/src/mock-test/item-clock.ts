import { blueprints } from '../formats/blueprints/blueprints.ts'
import type { PartId } from '../formats/blueprints/blueprint.ts'
import { sharedClockSeconds } from '../formats/exam-seconds.ts'
import type { TaskRules } from '../formats/format.ts'
import type { FormatId } from '../formats/format-ids.ts'
import { rulesOf } from '../formats/formats.ts'
import type { TaskId } from '../task-ids.ts'

/** Longer time for learners whose exam grants it, in percent of every time to prepare and to answer. */
export const EXTRA_TIME_PERCENTS = [0, 25, 50, 100] as const
export type ExtraTimePercent = (typeof EXTRA_TIME_PERCENTS)[number]

/** A recording and a picture may take so long to arrive, and a recorder to start, before the learner has lost any time. */
const LOADING_SECONDS = 5

const MILLISECONDS = 1000

/** The rules of a kind with longer times to prepare and to answer; everything else stays. */
export function withExtraTime(rules: TaskRules, percent: ExtraTimePercent): TaskRules {
  const longer = (seconds: number) => Math.ceil((seconds * (100 + percent)) / 100)
  return {
    ...rules,
    preparationSeconds: longer(rules.preparationSeconds),
    answerSeconds: longer(rules.answerSeconds),
  }
}

/** Milliseconds that the clock of an item runs which has one of its own: lead-in, the longest recording, time to prepare and to answer, and what loading may take. */
export function ownClockMs(format: FormatId, taskId: TaskId, percent: ExtraTimePercent): number {
  const rules = withExtraTime(rulesOf(format, taskId), percent)
  const { leadInSeconds, preparationSeconds, answerSeconds } = rules
  const recording = rules.recordingSeconds?.longest ?? 0
  return (leadInSeconds + recording + preparationSeconds + answerSeconds + LOADING_SECONDS) * MILLISECONDS
}

/** Milliseconds of the clock that items of these kinds share in a part of a form, one entry for each item. */
export function sharedClockMs(
  format: FormatId,
  partId: PartId,
  items: readonly TaskId[],
  percent: ExtraTimePercent,
): number {
  const part = blueprints[format].parts.find(({ id }) => id === partId)
  if (part === undefined) throw new Error(`The format ${format} has no part ${partId}.`)
  const seconds = sharedClockSeconds(format, part, ({ taskId }) => items.filter((item) => item === taskId).length)
  return Math.ceil((seconds * (100 + percent)) / 100) * MILLISECONDS
}
