import { complexitySchema } from '@rehearsal/exam/codes'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { scoreSchema } from '@rehearsal/exam/score'
import { longestAnswerSeconds, takeLimits } from '@rehearsal/exam/takes/take-limits'
import { taskIds, taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { halPage, idParamsSchema, idSchema, instantSchema, pageQuerySchema } from './wire.ts'

const tag = 'question-bank'
const base = '/api/bank-questions'

export const TITLE_MAX_CHARACTERS = 120
/** A reason for the record: a sentence or two. */
export const REASON_MAX_CHARACTERS = 400

export const questionStateSchema = z.enum(['published', 'retired'])
export const questionSourceSchema = z.enum(['content', 'console'])

/** What an administrator writes of a question. Prompt and answer key are read by the kind's own schemas. */
const contentFields = {
  title: z.string().trim().min(3).max(TITLE_MAX_CHARACTERS),
  complexity: complexitySchema,
  variants: z
    .array(examVariantSchema)
    .min(1)
    .max(examVariantSchema.options.length)
    .refine((variants) => new Set(variants).size === variants.length, 'Name each exam once'),
  prompt: z.json(),
  answerKey: z.json(),
}
export const questionContentSchema = z.strictObject(contentFields)
export type QuestionContent = z.infer<typeof questionContentSchema>

export const bankRowSchema = z.object({
  id: idSchema,
  taskId: taskIdSchema,
  title: z.string(),
  complexity: complexitySchema,
  variants: z.array(examVariantSchema),
  state: questionStateSchema,
  source: questionSourceSchema,
  revision: z.number().int(),
  updatedAt: instantSchema,
})
export type BankRow = z.infer<typeof bankRowSchema>

export const bankQuestionSchema = bankRowSchema.extend({
  prompt: z.json(),
  answerKey: z.json(),
  /** URLs of the media that prompt and answer key name by id. */
  media: z.record(z.string(), z.string()),
})
export type BankQuestion = z.infer<typeof bankQuestionSchema>

/** Which questions: of one kind, in one state, from one source, with an id or a text. */
export const bankFiltersSchema = z.object({
  taskId: z.union([taskIdSchema, z.literal('')]).default(''),
  state: z.union([questionStateSchema, z.literal('')]).default(''),
  source: z.union([questionSourceSchema, z.literal('')]).default(''),
  search: z.string().trim().max(200).default(''),
})
export type BankFilters = z.infer<typeof bankFiltersSchema>

export const bankSortSchema = z.enum(['id:asc', 'id:desc', 'updated:desc'])

export const listBankQuestions = endpoint({
  method: 'GET',
  path: base,
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'Questions of all kinds, retired ones too',
  query: bankFiltersSchema.extend(pageQuerySchema.shape).extend({ sort: bankSortSchema.default('id:asc') }),
  response: halPage('bankQuestionDtoList', bankRowSchema),
})

export const getBankQuestion = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'A question with its answer key',
  params: idParamsSchema,
  response: bankQuestionSchema,
})

export const createBankQuestion = endpoint({
  method: 'POST',
  path: base,
  tag,
  access: 'admin',
  statuses: [201],
  summary: 'A new question, retired until it is published, under an id never used before',
  body: questionContentSchema.extend({ taskId: taskIdSchema }),
  response: bankQuestionSchema,
})

const reasonSchema = z.string().trim().max(REASON_MAX_CHARACTERS).default('')
/** The revision that the administrator saw; another one is answered 409 with the present question. */
const seenRevision = { revision: z.number().int().min(1).max(2_147_483_647) }

export const updateBankQuestion = endpoint({
  method: 'PUT',
  path: `${base}/{id}`,
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'Save a question as its next revision; 409 with the present one when it was changed meanwhile',
  params: idParamsSchema,
  body: questionContentSchema.extend({ ...seenRevision, reason: reasonSchema }),
  response: bankQuestionSchema,
})

export const setBankQuestionState = endpoint({
  method: 'PUT',
  path: `${base}/{id}/state`,
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'Publish or retire a question, at once for all learners',
  params: idParamsSchema,
  body: z.strictObject({ ...seenRevision, state: questionStateSchema, reason: reasonSchema }),
  response: bankQuestionSchema,
})

/** A field that a revision changed, with what stood there; empty where there was nothing. */
const changeSchema = z.object({ path: z.string(), before: z.string(), after: z.string() })
export type FieldChange = z.infer<typeof changeSchema>

export const historyEntrySchema = z.object({
  /** Absent for a change of state, which makes no revision. */
  revision: z.number().int().nullable(),
  action: z.enum(['create', 'edit', 'restore', 'import', 'publish', 'retire']),
  /** Who did it; null for what came with the content files. */
  by: z.string().nullable(),
  at: instantSchema,
  reason: z.string(),
  changes: z.array(changeSchema),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

export const getBankHistory = endpoint({
  method: 'GET',
  path: `${base}/{id}/history`,
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'What changed in a question and by whom, newest first',
  params: idParamsSchema,
  response: z.object({ entries: z.array(historyEntrySchema) }),
})

export const restoreBankRevision = endpoint({
  method: 'POST',
  path: `${base}/{id}/restorations`,
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'Make an old revision the next one',
  params: idParamsSchema,
  body: z.strictObject({ ...seenRevision, restored: seenRevision.revision, reason: reasonSchema }),
  response: bankQuestionSchema,
})

const previewFields = { ...contentFields, taskId: taskIdSchema }

export const previewQuestion = endpoint({
  method: 'POST',
  path: '/api/question-previews',
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'A question as learners would see it, checked as when it is saved; the question stays as it is',
  body: z.strictObject(previewFields),
  response: z.object({
    prompt: z.json(),
    answerKey: z.json(),
    media: z.record(z.string(), z.string()),
    /** The exam it is shown in, and the format that answers are marked by. */
    variant: examVariantSchema,
    format: formatIdSchema,
  }),
})
export type QuestionPreview = z.infer<typeof previewQuestion.response>

export const markPreview = endpoint({
  method: 'POST',
  path: '/api/question-previews/marks',
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'Mark an answer to a question as it is in the form; nothing is kept',
  bodyLimitBytes: takeLimits(longestAnswerSeconds(taskIds)).bodyBytes,
  body: z.strictObject({ ...previewFields, submission: z.json() }),
  response: z.object({
    /** As it would be stored. */
    answer: z.json(),
    score: scoreSchema,
  }),
})
