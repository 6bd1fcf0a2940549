import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idSchema, listOf } from './wire.ts'

/** A sound to drill in ARPABET, and after a hyphen what it sounded like: `TH-S`. */
const soundSchema = z.string().regex(/^[A-Z]{1,2}(-[A-Z]{1,2})?$/u)

const spokenWordSchema = z.object({ word: z.string(), audioUrl: z.string() })

export const drillsSchema = z.object({
  /** Pairs of words that differ in one sound alone; of each pair the first word has the first sound. */
  contrasts: z.array(
    z.object({
      sounds: z.tuple([z.string(), z.string()]),
      pairs: z.array(z.tuple([spokenWordSchema, spokenWordSchema])),
    }),
  ),
  /** Questions whose text is rich in a sound, the richest first; what the learner has not answered stands first. */
  questions: z.array(
    z.object({
      phone: z.string(),
      id: idSchema,
      taskId: taskIdSchema,
      title: z.string(),
      /** How often the sound stands in it. */
      times: z.number().int(),
      isAnswered: z.boolean(),
    }),
  ),
})
export type Drills = z.infer<typeof drillsSchema>

export const getDrills = endpoint({
  method: 'GET',
  path: '/api/drills',
  tag: 'drills',
  access: 'learner',
  statuses: [200],
  summary: 'Minimal pairs to hear, and questions to practise, for some sounds',
  query: z.object({
    sounds: listOf(soundSchema),
    /** The question that is open and need not be named again. */
    without: idSchema.optional(),
  }),
  response: drillsSchema,
})
