import { z } from 'zod'
import { dictionaryWordSchema } from './dictionary.ts'
import { endpoint } from './endpoint.ts'
import { daySchema, idSchema, instantSchema, versionSchema } from './wire.ts'

const tag = 'reviews'

/** How well a word was known. */
export const reviewGradeSchema = z.enum(['AGAIN', 'HARD', 'GOOD', 'EASY'])
export type ReviewGrade = z.infer<typeof reviewGradeSchema>

/** What is recalled: what a kept word means, or how a misspelt one is spelt. */
export const reviewKindSchema = z.enum(['meaning', 'spelling'])
export type ReviewKind = z.infer<typeof reviewKindSchema>

/** A card is named by the word it is about, so that it has a name before its first review: `meaning-12`, `spelling-7`. */
const reviewIdSchema = z
  .string()
  .regex(/^(?:meaning|spelling)-[1-9]\d{0,9}$/u, 'Name a card as in meaning-12 or spelling-7')

function readReviewId(id: string, context: z.RefinementCtx<string>): { kind: ReviewKind; wordId: number } {
  const [kind, wordId] = id.split('-')
  const parsed = z.object({ kind: reviewKindSchema, wordId: idSchema }).safeParse({ kind, wordId })
  if (parsed.success) return parsed.data
  context.issues.push({ code: 'custom', message: 'There is no such card.', input: id })
  return z.NEVER
}

/** How long it would be until the card comes back, by grade. Told as of the answer: clocks differ, and a card may wait on screen. */
const intervalSecondsSchema = z.record(reviewGradeSchema, z.number().int().min(0))

export const reviewCardSchema = z.object({
  id: reviewIdSchema,
  kind: reviewKindSchema,
  isNew: z.boolean(),
  /** 0 before the first review. */
  version: z.number().int(),
  word: z.string(),
  americanPhonetic: z.string().nullable(),
  britishPhonetic: z.string().nullable(),
  americanAudio: z.string(),
  britishAudio: z.string(),
  /** The dictionary's, the usual part of speech first; empty for a word that it lacks. */
  meanings: z.array(dictionaryWordSchema.shape.meanings.element.pick({ partOfSpeech: true, definitions: true })),
  /** A sentence in pieces; those that give the word away are hidden on the front. */
  example: z.array(z.object({ text: z.string(), isHidden: z.boolean() })).nullable(),
  ownMeaning: z.string().nullable(),
  note: z.string(),
  /** Of a misspelt word: what was typed last in its place. */
  typed: z.string().nullable(),
  intervalSeconds: intervalSecondsSchema,
})
export type ReviewCard = z.infer<typeof reviewCardSchema>

export const DAILY_CAP_MAX = 500
export const DAILY_CAP_DEFAULT = 50
const dailyCapSchema = z.number().int().min(1).max(DAILY_CAP_MAX)

export const reviewQueueSchema = z.object({
  cards: z.array(reviewCardSchema),
  counts: z.object({
    /** Of today's cards: those seen before, and those not yet. */
    due: z.number().int(),
    new: z.number().int(),
    /** Different cards graded on the learner's day so far. */
    doneToday: z.number().int(),
    dailyCap: z.number().int(),
    /** Words and spellings there are at all. */
    total: z.number().int(),
  }),
  /** When the next card comes that is not in today's queue; null where none waits. */
  nextDate: instantSchema.nullable(),
  /** The nearest exam ahead: nothing is scheduled past it. Null where none is set. */
  examDate: daySchema.nullable(),
})
export type ReviewQueue = z.infer<typeof reviewQueueSchema>

export const getReviewQueue = endpoint({
  method: 'GET',
  path: '/api/reviews',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'The cards of my day: what is due, then new words, as far as the daily cap goes',
  response: reviewQueueSchema,
})

export const reviewResultSchema = z.object({
  id: reviewIdSchema,
  version: z.number().int(),
  dueDate: instantSchema,
  /** It is asked again before the session ends: it is being learnt, and its next step is minutes away. */
  isDueAgain: z.boolean(),
  intervalSeconds: intervalSecondsSchema,
})
export type ReviewResult = z.infer<typeof reviewResultSchema>

export const gradeReview = endpoint({
  method: 'POST',
  path: '/api/reviews/{id}',
  tag,
  access: 'learner',
  statuses: [200],
  acceptsIdempotencyKey: true,
  summary: 'Say how well I knew a word; a stale version answers 409',
  params: z.object({ id: reviewIdSchema.transform(readReviewId) }),
  body: z.strictObject({ grade: reviewGradeSchema, version: versionSchema }),
  response: reviewResultSchema,
})

export const putReviewSettings = endpoint({
  method: 'PUT',
  path: '/api/review-settings',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'How many cards a day at most',
  body: z.strictObject({ dailyCap: dailyCapSchema }),
  response: z.object({ dailyCap: dailyCapSchema }),
})
