import type { Skill } from '@rehearsal/exam/skill'
import { translator } from './i18n/translator.ts'

const messages = {
  speaking: 'Speaking',
  writing: 'Writing',
  reading: 'Reading',
  listening: 'Listening',
} as const

const t = translator(messages)

/** The name of a section, as it stands on screen. */
export const skillName = (skill: Skill): string => t(skill)
