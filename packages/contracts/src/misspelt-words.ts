import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { halPage, idParamsSchema, idSchema, instantSchema, noContentSchema, pageQuerySchema } from './wire.ts'

const tag = 'misspelt-words'

export const misspellingSourceSchema = z.enum(['dictation', 'write-from-dictation', 'fill-in-the-blanks'])
export type MisspellingSource = z.infer<typeof misspellingSourceSchema>

/** A word that a learner has spelled wrong, with the last slip. */
export const misspeltWordSchema = z.object({
  id: idSchema,
  word: z.string(),
  typed: z.string(),
  source: misspellingSourceSchema,
  times: z.number().int().positive(),
  /** How often it was spelled right in a dictation since the last slip. */
  rightSince: z.number().int().nonnegative(),
  createdDate: instantSchema,
  lastDate: instantSchema,
  americanAudio: z.string(),
  britishAudio: z.string(),
})
export type MisspeltWord = z.infer<typeof misspeltWordSchema>

export const misspeltSortSchema = z.enum(['date:desc', 'date:asc', 'times:desc', 'word:asc', 'word:desc'])
export type MisspeltSort = z.infer<typeof misspeltSortSchema>

export const listMisspeltWords = endpoint({
  method: 'GET',
  path: '/api/misspelt-words',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Words that I have spelled wrong in dictations and listening questions',
  query: pageQuerySchema.extend({
    /** A part of the word or of what was typed. */
    word: z.string().trim().max(64).optional(),
    sort: misspeltSortSchema.default('date:desc'),
  }),
  response: halPage('misspeltWordDtoList', misspeltWordSchema),
})

export const deleteMisspeltWord = endpoint({
  method: 'DELETE',
  path: '/api/misspelt-words/{id}',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Remove a word from my spelling book',
  params: idParamsSchema,
  response: noContentSchema,
})
