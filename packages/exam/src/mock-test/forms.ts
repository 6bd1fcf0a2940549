import { z } from 'zod'
import { partIds } from '../formats/blueprints/blueprint.ts'
import { skillSchema } from '../skill.ts'

const skillForms = skillSchema.options.map((skill) => `skill-${skill}` as const)

/** What a mock test can cover: all of the exam, one part, what feeds one skill, or a quarter of an hour of what decides most. */
export const formIds = ['full', ...partIds, ...skillForms, 'mini'] as const
export const formIdSchema = z.enum(formIds)
export type FormId = z.infer<typeof formIdSchema>
