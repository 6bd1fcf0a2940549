import type { Importance } from '../formats/format.ts'
import type { FormatId } from '../formats/format-ids.ts'
import { rulesOf } from '../formats/formats.ts'
import { skillSchema } from '../skill.ts'
import type { TaskId } from '../task-ids.ts'
import type { SkillScores } from './skill-needs.ts'
import { kindsOf, taskWeights } from '../formats/task-weights.ts'

/** Until this many days before the exam all is practised by its weight alone; so is what has no exam date. */
export const FAR_DAYS = 60

/** What a kind's weight is multiplied by on the day of the exam. */
const lastDayFactor: Readonly<Record<Importance, number>> = { high: 1.5, medium: 1, low: 0.5 }

/** How much a kind's weight counts for its importance: 1 far from the exam, evenly more or less until its day. */
function emphasis(importance: Importance, daysLeft: number | null): number {
  const nearness = Math.min(1, Math.max(0, 1 - (daysLeft ?? FAR_DAYS) / FAR_DAYS))
  return 1 + nearness * (lastDayFactor[importance] - 1)
}

/**
 * Which part of the study time each kind of a format should get in the long run: 0–1, and 1 over all kinds.
 *
 * A kind's part is what its weight in each skill, times what that skill needs (`skillNeeds`), adds up to. Near the
 * exam important kinds count more and unimportant ones less.
 */
export function taskShares(format: FormatId, needs: SkillScores, daysLeft: number | null): ReadonlyMap<TaskId, number> {
  const weights = taskWeights(format)
  const wishes = kindsOf(format).map((taskId): [TaskId, number] => {
    const weight = skillSchema.options.reduce((sum, skill) => sum + needs[skill] * (weights[skill].get(taskId) ?? 0), 0)
    return [taskId, weight * emphasis(rulesOf(format, taskId).importance, daysLeft)]
  })
  const sum = wishes.reduce((total, [, wish]) => total + wish, 0)
  return new Map(wishes.map(([taskId, wish]) => [taskId, wish / sum]))
}
