import { z } from 'zod'

export const skillSchema = z.enum(['listening', 'reading', 'speaking', 'writing'])
export type Skill = z.infer<typeof skillSchema>

/** The order of the side menu and of the exam itself. */
export const skillsInMenuOrder = ['speaking', 'writing', 'reading', 'listening'] as const satisfies Skill[]
