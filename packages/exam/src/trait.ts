import { z } from 'zod'

/** A judged quality of an open answer. */
export const traitSchema = z.enum(['content', 'form', 'grammar', 'vocabulary', 'pronunciation', 'fluency'])
export type Trait = z.infer<typeof traitSchema>
