import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import type { SkillScores } from '@rehearsal/exam/study-plan/skill-needs'
import { skillName } from '../../shared/skill-names.ts'
import { t } from './messages.ts'

const list = new Intl.ListFormat('en')

/** Which skills are farthest from the target, and how far. Most time may still go to another: kinds of one section feed skills of others. */
export function gapText(gaps: SkillScores): string {
  const count = Math.max(...skillsInMenuOrder.map((skill) => gaps[skill]))
  if (count === 0) return t('basisNoGap')
  const farthest = skillsInMenuOrder.filter((skill) => gaps[skill] === count)
  if (farthest.length === skillsInMenuOrder.length) return t('basisGapAll', { count })
  return t('basisGap', { count, skills: list.format(farthest.map((skill) => skillName(skill))) })
}
