import { type Skill, skillsInMenuOrder } from '@rehearsal/exam/skill'
import type { PresentSource } from '@rehearsal/exam/study-plan/skill-needs'
import { skillName } from '../../shared/skill-names.ts'
import { t } from './messages.ts'

const list = new Intl.ListFormat('en')

/** What says where the learner stands: the answers, or what the wizard was told of the skills that have too few. */
export function presentText(present: Readonly<Record<Skill, PresentSource>>, answers: number): string {
  const estimated = skillsInMenuOrder.filter((skill) => present[skill] === 'answers')
  const told = skillsInMenuOrder.find((skill) => present[skill] !== 'answers')
  if (told === undefined) return t('presentAnswers', { count: answers })
  const source = present[told] === 'mock-test' ? 'Mock' : 'Level'
  if (estimated.length === 0) return t(`present${source}`)
  return t(`presentSome${source}`, { skills: list.format(estimated.map((skill) => skillName(skill))) })
}
