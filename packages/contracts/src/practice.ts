import {
  accentIdSchema,
  complexitySchema,
  imageTypeSchema,
  markSchema,
  practiceStatusSchema,
  predictionTypeSchema,
} from '@rehearsal/exam/codes'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { pitchLineSchema, speechRhythmSchema } from '@rehearsal/exam/score'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flagSchema, idParamsSchema, idSchema, listOf } from './wire.ts'

/** Columns that the list sorts by, as `field:asc` or `field:desc` (specification §2.5). */
export const sortSchema = z
  .string()
  .regex(/^(id|practice|prediction|title):(asc|desc)$/u)
  .default('id:asc')

/** Filters of the question list (specification §3, §7.7). */
export const practiceFiltersSchema = z.object({
  title: z.string().trim().max(200).default(''),
  complexities: listOf(complexitySchema),
  sort: sortSchema,
  practiceStatus: practiceStatusSchema.default('ALL'),
  bookmarkTypes: listOf(markSchema.exclude(['UNMARK'])),
  prediction: flagSchema.default(false),
  predictionType: z.union([predictionTypeSchema, z.literal('')]).default(''),
  imageTypes: listOf(imageTypeSchema),
  pteType: examVariantSchema.optional(),
})
export type PracticeFilters = z.infer<typeof practiceFiltersSchema>

export const questionRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  complexity: complexitySchema,
  practiceCount: z.number().int(),
  predictionCount: z.number().int(),
  bookmarkType: markSchema,
})
export type QuestionRow = z.infer<typeof questionRowSchema>

export const practiceSchema = z.object({
  id: idSchema,
  taskId: taskIdSchema,
  title: z.string(),
  complexity: complexitySchema,
  predictionCount: z.number().int(),
  /** Whether this learner has a note on it. */
  note: z.boolean(),
  bookmark: z.object({ id: idSchema, type: markSchema, version: z.number().int() }).nullable(),
  /** The exams it is part of; in another one it is shown and takes no answer. */
  variants: z.array(examVariantSchema),
  /** The format this learner's answers are marked by. */
  format: formatIdSchema,
  /** Parsed by the kind's own schema. */
  prompt: z.json(),
  /** URLs of the media that prompt and, once shown, answer name by id. */
  media: z.record(z.string(), z.string()),
  /** The recording in the accents there are, its own first; absent where there is no choice (specification §3). */
  audios: z.array(z.object({ id: accentIdSchema, value: z.string(), label: z.string() })).optional(),
  /** Key, explanation and sample answer; null until this learner has answered or asked to see them. */
  revealed: z.json().nullable(),
  /** Position in the filtered list from 1; null when the question is not in it. */
  position: z.number().int().nullable(),
  total: z.number().int(),
  previousId: idSchema.nullable(),
  nextId: idSchema.nullable(),
})
export type Practice = z.infer<typeof practiceSchema>

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/practices/{id}',
  tag: 'practices',
  access: 'learner',
  statuses: [200],
  summary: 'A question by its id, with its place in the filtered list',
  params: idParamsSchema,
  query: practiceFiltersSchema,
  response: practiceSchema,
})

export const revealPractice = endpoint({
  method: 'POST',
  path: '/api/practices/{id}/reveal',
  tag: 'practices',
  access: 'learner',
  statuses: [200],
  summary: 'Show key, explanation and sample answer; later attempts say so',
  params: idParamsSchema,
  response: practiceSchema,
})

/** When each word of a model recording is said, its melody and its rhythm: what the learner's own take is laid over. */
export const modelSpeechSchema = z.object({
  seconds: z.number().nonnegative(),
  /** The words of the text in order; times are null where the engine did not find the word. */
  words: z.array(
    z.object({
      word: z.string(),
      start: z.number().nonnegative().nullable(),
      end: z.number().nonnegative().nullable(),
    }),
  ),
  pitch: pitchLineSchema.nullable(),
  rhythm: speechRhythmSchema.nullable(),
})
export type ModelSpeech = z.infer<typeof modelSpeechSchema>

export const getModelSpeech = endpoint({
  method: 'GET',
  path: '/api/practices/{id}/model-speech',
  tag: 'practices',
  access: 'learner',
  statuses: [200],
  summary: 'Word times and melody of the model recording, once its answer may be seen; measured when first asked for',
  params: idParamsSchema,
  response: modelSpeechSchema,
})

export const getPracticeProgress = endpoint({
  method: 'GET',
  path: '/api/practice-progress',
  tag: 'practices',
  access: 'learner',
  statuses: [200],
  summary: 'Questions per kind and how many of them are practised',
  query: z.object({ pteType: examVariantSchema.optional() }),
  response: z.object({
    tasks: z.array(z.object({ taskId: taskIdSchema, total: z.number().int(), done: z.number().int() })),
  }),
})
