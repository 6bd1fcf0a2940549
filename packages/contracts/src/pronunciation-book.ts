import { markSchema } from '@rehearsal/exam/codes'
import { spokenPhoneSchema, wordStressSchema } from '@rehearsal/exam/score'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { dictionaryWordSchema, lookedUpWordSchema } from './dictionary.ts'
import { endpoint } from './endpoint.ts'
import { practiceTypeSchema } from './practice-type.ts'
import { audioSchema } from './transcription.ts'
import { wordNoteSchema } from './vocab-book.ts'
import {
  halPage,
  idParamsSchema,
  idSchema,
  instantSchema,
  noContentSchema,
  pageQuerySchema,
  versionSchema,
} from './wire.ts'

const tag = 'pronunciation-book'
const shareSchema = z.number().min(0).max(1)

/** Why a word is in the book: a scored recording rated it below clear, or the learner put it there. */
export const pronunciationReasonSchema = z.enum(['scored', 'added'])

/** A word of the book in a list (specification §3). Scores go from 0 to 1. */
export const pronunciationWordSchema = z.object({
  id: idSchema,
  word: z.string(),
  americanAudio: z.string(),
  britishAudio: z.string(),
  americanPhonetic: z.string().nullable(),
  britishPhonetic: z.string().nullable(),
  bookmark: markSchema,
  note: z.string(),
  version: versionSchema,
  reason: pronunciationReasonSchema,
  practiceType: z.string().nullable(),
  /** What the recording gave it when it entered; null for an added word. */
  enteredScore: shareSchema.nullable(),
  bestScore: shareSchema.nullable(),
  lastScore: shareSchema.nullable(),
  takeCount: z.number().int(),
  createdDate: instantSchema,
})
export type PronunciationWord = z.infer<typeof pronunciationWordSchema>

/** What the speech engine heard of a word: its sounds from 0 to 2, as results have them. */
export const takeEvidenceSchema = z.object({
  /** How sure the engine is that this word was said. */
  confidence: shareSchema,
  /** Where in the recording it was said, in seconds. */
  start: z.number().nonnegative().nullable(),
  end: z.number().nonnegative().nullable(),
  stress: wordStressSchema.optional(),
  phones: z.array(spokenPhoneSchema),
})
export type TakeEvidence = z.infer<typeof takeEvidenceSchema>

export const pronunciationTakeSchema = z.object({
  id: idSchema,
  score: shareSchema,
  evidence: takeEvidenceSchema,
  createdDate: instantSchema,
})
export type PronunciationTake = z.infer<typeof pronunciationTakeSchema>

export const pronunciationEntrySchema = pronunciationWordSchema.extend({
  meanings: dictionaryWordSchema.shape.meanings,
  /** Its sounds (ARPABET), as most people say it. */
  sounds: z.array(z.string()),
  /** The answer whose recording brought it here; null where none did, or where it was deleted. */
  attempt: z.object({ id: idSchema, taskId: taskIdSchema, questionId: idSchema }).nullable(),
  /** The last ones that are kept, the latest first. */
  takes: z.array(pronunciationTakeSchema),
  previousId: idSchema.nullable(),
  nextId: idSchema.nullable(),
})
export type PronunciationEntry = z.infer<typeof pronunciationEntrySchema>

/** `said`: scored and kept. `unsure`: shown, and neither kept nor counted. `another_word`: this word was not heard. */
export const judgedTakeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('said'), take: pronunciationTakeSchema, isBest: z.boolean() }),
  z.object({ outcome: z.literal('unsure'), score: shareSchema, evidence: takeEvidenceSchema }),
  z.object({ outcome: z.literal('another_word') }),
])
export type JudgedTake = z.infer<typeof judgedTakeSchema>

export const pronunciationSortSchema = z.enum([
  'date:desc',
  'date:asc',
  'word:asc',
  'word:desc',
  'score:asc',
  'score:desc',
])
export type PronunciationSort = z.infer<typeof pronunciationSortSchema>

/** In which order the book is gone through, and which of its words. */
const bookQuerySchema = z.object({
  word: z.string().trim().max(64).optional(),
  sort: pronunciationSortSchema.default('date:desc'),
})

export const listPronunciationWords = endpoint({
  method: 'GET',
  path: '/api/book/pronunciationBook',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'The words whose sounds I work on',
  query: pageQuerySchema.extend(bookQuerySchema.shape),
  response: halPage('pronunciationWordDtoList', pronunciationWordSchema),
})

export const getPronunciationWord = endpoint({
  method: 'GET',
  path: '/api/book/pronunciationBook/{id}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'A word whose sounds I work on, with my tries; previous and next in the order of the list',
  params: idParamsSchema,
  query: bookQuerySchema,
  response: pronunciationEntrySchema,
})

/** A word or a short phrase that the speech engine can say: Latin letters, apostrophes, hyphens and spaces. */
const spokenTextSchema = lookedUpWordSchema.regex(
  /^[A-Za-zÀ-ÖØ-öø-ÿ]+(?:[ '’-][A-Za-zÀ-ÖØ-öø-ÿ]+)*$/u,
  'Give a word of letters',
)

export const addPronunciationWord = endpoint({
  method: 'POST',
  path: '/api/book/pronunciationBook',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Put a word into my pronunciation book; 409 when it is there already',
  body: z.strictObject({ word: spokenTextSchema, practiceType: practiceTypeSchema.nullable().optional() }),
  response: pronunciationWordSchema,
})

export const deletePronunciationWord = endpoint({
  method: 'DELETE',
  path: '/api/book/pronunciationBook/{id}',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Remove a word from my pronunciation book, with its scores',
  params: idParamsSchema,
  response: noContentSchema,
})

export const patchPronunciationBookmark = endpoint({
  method: 'PATCH',
  path: '/api/book/pronunciationBook/{id}/bookmark',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Mark how hard a word is; another word than that of the id answers 400, a stale version 409',
  params: idParamsSchema,
  body: z.strictObject({ bookmark: markSchema, word: lookedUpWordSchema, version: versionSchema.optional() }),
  response: pronunciationWordSchema,
})

export const patchPronunciationNote = endpoint({
  method: 'PATCH',
  path: '/api/book/pronunciationBook/{id}/note',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Note something about a word; another word than that of the id answers 400, a stale version 409',
  params: idParamsSchema,
  body: z.strictObject({ note: wordNoteSchema, word: lookedUpWordSchema, version: versionSchema.optional() }),
  response: pronunciationWordSchema,
})

export const judgePronunciationTake = endpoint({
  method: 'POST',
  path: '/api/book/pronunciationBook/{id}/takes',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'How a recording says a word of mine; spends no AI score, and the recording is not kept',
  params: idParamsSchema,
  body: z.strictObject({ audio: audioSchema }),
  response: judgedTakeSchema,
})
