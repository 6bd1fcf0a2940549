import { SCALE_POINTS } from '../../estimate/scale.ts'
import { skillsInMenuOrder } from '../../skill.ts'
import { taskIds } from '../../task-ids.ts'
import type { KindRow, Work } from './mock-report.ts'

/**
 * The kinds by what all of their missing marks would bring in the four skills together, the most first; each with the skill in which it
 * would bring most. Kinds that lack nothing, or of which nothing counts, are left out; kinds alike stand in menu order.
 */
export function workFirst(kinds: readonly KindRow[]): Work[] {
  return kinds
    .flatMap((kind) => {
      const missingShare = 1 - (kind.share ?? 1)
      const inSkills = skillsInMenuOrder.map((skill) => ({
        skill,
        points: SCALE_POINTS * missingShare * (kind.weights.skills[skill] ?? 0),
      }))
      const best = inSkills.reduce((most, one) => (one.points > most.points ? one : most))
      const all = inSkills.reduce((sum, { points }) => sum + points, 0)
      return best.points > 0 ? [{ all, work: { taskId: kind.taskId, ...best, missingShare } }] : []
    })
    .toSorted(
      (one, other) => other.all - one.all || taskIds.indexOf(one.work.taskId) - taskIds.indexOf(other.work.taskId),
    )
    .map(({ work }) => work)
}
