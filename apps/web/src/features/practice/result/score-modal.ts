import type { ScoreDetail } from '@rehearsal/contracts/attempts'
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

/** The skills that a score counts for, each with its points. */
export function skillPointsOf(score: SkillPoints): { skill: Skill; points: Points }[] {
  return skillSchema.options.flatMap((skill) => {
    const points = score[skill]
    return points === null ? [] : [{ skill, points }]
  })
}
