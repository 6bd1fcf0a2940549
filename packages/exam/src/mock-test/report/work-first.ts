import { SCALE_POINTS } from '../../estimate/scale.ts'
import { type Skill, skillsInMenuOrder } from '../../skill.ts'
import { type TaskId, taskIds } from '../../task-ids.ts'
import type { KindRow } from './mock-report.ts'

/** What a kind costs. */
export type Work = {
  taskId: TaskId
  /** Points of the test's overall score that all of its missing marks would bring; the list is sorted by them. */
  points: number
  /** The skill that it costs most … */
  skill: Skill
  /** … and the points of that skill. */
  skillPoints: number
}

/**
 * The kinds by what they cost of the overall score of the report, the most first: their points add up to what that lacks to the highest.
 * Kinds that cost nothing, or of which nothing counts, are left out; kinds alike stand in menu order.
 */
export function workFirst(kinds: readonly KindRow[]): Work[] {
  return kinds
    .map(({ taskId, share, weights }): Work => {
      const lacking = SCALE_POINTS * (1 - (share ?? 1))
      const inSkill = (skill: Skill) => weights.skills[skill] ?? 0
      const skill = skillsInMenuOrder.reduce((most, one) => (inSkill(one) > inSkill(most) ? one : most))
      return { taskId, points: lacking * weights.overall, skill, skillPoints: lacking * inSkill(skill) }
    })
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points || taskIds.indexOf(one.taskId) - taskIds.indexOf(other.taskId))
}
