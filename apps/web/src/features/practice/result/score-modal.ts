import type { ScoreDetail } from '@rehearsal/contracts/practice'
import { skillSchema, type Skill } from '@rehearsal/exam/skill'
import type { Points } from '@rehearsal/exam/points'
import type { TaskFace } from '@rehearsal/tasks/task'

/** The three score modals of specification §2.8: judged; from a key for one skill; from a key for several. */
export type ScoreModal = 'primary' | 'secondary' | 'tertiary'

/** Which modal shows a score. */
export function scoreModalOf({ scoredBy }: Pick<TaskFace, 'scoredBy'>, score: SkillPoints): ScoreModal {
  if (scoredBy === 'ai') return 'primary'
  return skillPointsOf(score).length > 1 ? 'tertiary' : 'secondary'
}

type SkillPoints = Pick<ScoreDetail, Skill>

/** The order of an answer card (specification §2.7): L, W, R, S. */
export const skillsOfCard = ['listening', 'writing', 'reading', 'speaking'] as const satisfies Skill[]

/** The skills that a score counts for, each with its points, in the order of the score modals (specification §2.8). */
export function skillPointsOf(
  score: SkillPoints,
  order: readonly Skill[] = skillSchema.options,
): { skill: Skill; points: Points }[] {
  return order.flatMap((skill) => {
    const points = score[skill]
    return points === null ? [] : [{ skill, points }]
  })
}
