import { z } from 'zod'

/** A judged quality of an open answer. */
export const traitSchema = z.enum([
  'content',
  'appropriacy',
  'form',
  'conventions',
  'structure',
  'organization',
  'grammar',
  'linguistic-range',
  'vocabulary',
  'spelling',
  'pronunciation',
  'fluency',
])
export type Trait = z.infer<typeof traitSchema>
