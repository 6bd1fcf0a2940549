import { ENOUGH_ANSWERS } from '../../estimate/readiness.ts'
import type { Skill } from '../../skill.ts'
import type { TaskId } from '../../task-ids.ts'
import type { MockReport } from './mock-report.ts'

/** A score of no more kinds than these is not taken for the whole skill only if they are named. */
const FEW_KINDS = 3

/** The kinds that a score was made of, in test order, where they or their answers are few; empty where a score rests on more. */
export function fewKindsOf(
  { kinds, scores }: Pick<MockReport, 'kinds' | 'scores'>,
  score: Skill | 'overall',
): TaskId[] {
  const made = kinds.filter(({ weights }) => ((score === 'overall' ? weights.overall : weights.skills[score]) ?? 0) > 0)
  const areFew = made.length <= FEW_KINDS || (scores[score]?.answers ?? 0) < ENOUGH_ANSWERS
  return areFew ? made.map(({ taskId }) => taskId) : []
}
