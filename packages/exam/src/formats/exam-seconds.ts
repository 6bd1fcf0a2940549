import type { TaskId } from '../task-ids.ts'
import type { BlueprintPart, BlueprintRow, Range } from './blueprints/blueprint.ts'
import { blueprints } from './blueprints/blueprints.ts'
import type { FormatId } from './format-ids.ts'
import { rulesOf } from './formats.ts'

/** How long one item of a kind takes in the exam at most, in seconds, with a recording of the usual length: lead-in, recording, time to prepare and to answer. */
export function examSeconds(format: FormatId, taskId: TaskId): number {
  const { leadInSeconds, recordingSeconds, preparationSeconds, answerSeconds } = rulesOf(format, taskId)
  return leadInSeconds + (recordingSeconds?.usual ?? 0) + preparationSeconds + answerSeconds
}

/** Nobody sets a clock to the second. */
const STEP_SECONDS = 30

type CountOf = (row: BlueprintRow) => number
const most: CountOf = ({ items }) => items.max
const fewest: CountOf = ({ items }) => items.min

const demand = (format: FormatId, rows: readonly BlueprintRow[], countOf: CountOf) =>
  rows.reduce((sum, row) => sum + countOf(row) * examSeconds(format, row.taskId), 0)

/**
 * Seconds of the clock that these items of a part share, up to the next half minute. With the most items that a test has it is the
 * longest time that the exam's owner names for the part, less what items with clocks of their own take; with fewer it is as much less as
 * their own times are, but a part that is whole is never shorter than the shortest time that is named (exam-rules §2; how the exam itself
 * shortens the clock is not published).
 */
export function sharedClockSeconds(format: FormatId, part: BlueprintPart, countOf: CountOf): number {
  const all = demand(format, part.sharedClock, most)
  if (all === 0) return 0
  const longest = part.minutes.max * 60 - demand(format, part.ownClock, most)
  const inProportion = (longest * demand(format, part.sharedClock, countOf)) / all
  const isWhole = part.sharedClock.every((row) => countOf(row) >= row.items.min)
  const shortest = isWhole ? part.minutes.min * 60 - demand(format, part.ownClock, fewest) : 0
  return Math.ceil(Math.max(inProportion, shortest) / STEP_SECONDS) * STEP_SECONDS
}

/** Seconds that so many items of a part take together, with recordings of the usual length. */
export const partSeconds = (format: FormatId, part: BlueprintPart, countOf: CountOf): number =>
  demand(format, part.ownClock, countOf) + sharedClockSeconds(format, part, countOf)

/**
 * Seconds that are left in the published time of a part for the kinds that we have: less the introduction before the first part, and less
 * kinds of the exam that are not ours, which may be as many or as few as the exam has.
 */
export function ourSeconds(format: FormatId, part: BlueprintPart): Range {
  const { introduction, missingKinds, parts } = blueprints[format]
  const missing = missingKinds.filter((kind) => kind.part === part.id)
  const before = parts[0] === part ? introduction.preparationSeconds + introduction.answerSeconds : 0
  const without = (minutes: number, bound: 'min' | 'max') =>
    minutes * 60 - before - missing.reduce((sum, { items, seconds }) => sum + items[bound] * seconds, 0)
  const { min, max } = part.minutes
  return { min: without(min, 'max'), max: without(max, 'min') + (part.sharedClock.length > 0 ? STEP_SECONDS : 0) }
}
