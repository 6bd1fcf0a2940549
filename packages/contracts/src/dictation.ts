import { accentIdSchema } from '@rehearsal/exam/codes'
import { z } from 'zod'
import { lookedUpWordSchema } from './dictionary.ts'
import { endpoint } from './endpoint.ts'
import { idParamsSchema, idSchema, instantSchema, noContentSchema, pageQuerySchema, pageSchema } from './wire.ts'

/** How many words a dictation has, and how many letters one may be answered with. */
export const DICTATION_WORDS = 10
export const DICTATION_ANSWER_MAX_CHARACTERS = 100

const tag = 'dictation'

/** Specification §3, Dictation word audio. */
export const dictationWordAudioSchema = z.object({
  word: z.string(),
  americanAudio: z.string(),
  britishAudio: z.string(),
})
export type DictationWordAudio = z.infer<typeof dictationWordAudioSchema>

const listOfWords = z.array(dictationWordAudioSchema)

export const getDictation = endpoint({
  method: 'GET',
  path: '/api/dictation',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Words for a dictation, mixed anew each time; with page or size, the difficult words of the listening test',
  query: z.object({
    page: pageQuerySchema.shape.page.unwrap().optional(),
    size: pageQuerySchema.shape.size.unwrap().optional(),
  }),
  /** The paged form carries the same words under both names. */
  response: z.object({
    dictationWordAudioDtoList: listOfWords,
    _embedded: z.object({ dictationWordAudioDtoList: listOfWords }).optional(),
    page: pageSchema.optional(),
  }),
})

/** One word of a dictation as it is sent; a missing answer is an empty one (specification §5). */
const answeredWordSchema = z.strictObject({
  word: lookedUpWordSchema,
  answer: z.string().max(DICTATION_ANSWER_MAX_CHARACTERS).default(''),
})

/** Specification §3, Scored dictation answer. */
export const dictationScoredAnswerSchema = z.object({
  id: idSchema,
  /** How many words are spelled right, of `totalWords`. */
  score: z.number().int().nonnegative(),
  totalWords: z.number().int().positive(),
  words: z.array(z.object({ word: z.string(), answer: z.string(), isCorrect: z.boolean() })),
  createdDate: instantSchema,
})
export type DictationScoredAnswer = z.infer<typeof dictationScoredAnswerSchema>

export const submitDictation = endpoint({
  method: 'POST',
  path: '/api/dictation',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Submit a dictation; the same one sent again within a minute is answered with the first',
  acceptsIdempotencyKey: true,
  body: z.strictObject({
    words: z.array(answeredWordSchema).min(1).max(DICTATION_WORDS),
    /** The accent that was heard last. */
    accent: accentIdSchema.optional(),
  }),
  response: dictationScoredAnswerSchema,
})

export const listDictationAnswers = endpoint({
  method: 'GET',
  path: '/api/dictation/answers',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'My dictations, the latest first',
  query: pageQuerySchema,
  response: z.object({
    dictationScoredAnswerDtoList: z.array(dictationScoredAnswerSchema),
    number: z.number().int(),
    totalPages: z.number().int(),
    totalElements: z.number().int(),
  }),
})

export const deleteDictationAnswer = endpoint({
  method: 'DELETE',
  path: '/api/dictation/{id}',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Delete a dictation of mine',
  params: idParamsSchema,
  response: noContentSchema,
})
