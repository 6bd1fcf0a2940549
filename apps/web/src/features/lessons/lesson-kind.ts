import { skillSchema } from '@rehearsal/exam/skill'
import type { Tone } from '@rehearsal/ui/tone'
import { skillName } from '../../shared/skill-names.ts'
import { t } from './messages.ts'

/** What a lesson is about, in a word and a colour: its slug begins with it. */
export function kindOf(slug: string): { label: string; tone: Tone } {
  const skill = skillSchema.safeParse(slug.split('-')[0])
  return skill.success ? { label: skillName(skill.data), tone: skill.data } : { label: t('grammar'), tone: 'brand' }
}
