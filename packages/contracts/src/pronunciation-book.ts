import { z } from 'zod'
import { lookedUpWordSchema } from './dictionary.ts'
import { endpoint } from './endpoint.ts'
import { practiceTypeSchema } from './practice-type.ts'
import { idSchema } from './wire.ts'

export const addPronunciationWord = endpoint({
  method: 'POST',
  path: '/api/book/pronunciationBook',
  tag: 'pronunciation-book',
  access: 'learner',
  statuses: [201],
  summary: 'Put a word into my pronunciation book; 409 when it is there already',
  body: z.strictObject({ word: lookedUpWordSchema, practiceType: practiceTypeSchema.nullable().optional() }),
  response: z.object({ id: idSchema }),
})
