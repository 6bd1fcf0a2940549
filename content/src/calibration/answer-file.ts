import { type FormatId, formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { ENGLISH_LEVELS } from '@rehearsal/exam/limits'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { traitSchema } from '@rehearsal/exam/trait'
import { z } from 'zod'

/** What kind of work an answer is. `copied` and `template` answers may repeat their prompt and each other. */
const answerKindSchema = z.enum([
  'ordinary',
  'strong',
  'partial',
  'misread',
  'template',
  'copied',
  'off-topic',
  'nonsense',
  'other-language',
  'notes',
  'register',
  'run-on',
  'several-sentences',
  'no-punctuation',
  'capitals',
  'too-short',
  'too-long',
])

const pointsSchema = z.int().nonnegative()
const oneLine = z.string().transform((text) => text.trim().replaceAll(/\s+/gu, ' '))

/** An answer that we wrote as a learner might, with the points of a rater for each trait, before any zero rule. */
const gradedAnswerSchema = z.strictObject({
  /** The question's id and a letter. */
  id: z.string().regex(/^\d+-[a-z]$/u, 'is the id of the question, a hyphen and a letter'),
  /** Whose English this looks like: a language, perhaps with a country; `und` where it cannot be told. */
  firstLanguage: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/u, 'is a code such as fa or en-IN'),
  level: z.enum(ENGLISH_LEVELS),
  kind: answerKindSchema,
  scores: z.partialRecord(traitSchema, pointsSchema),
  /** Why these points. */
  reason: oneLine.pipe(z.string().min(20).max(170)),
  text: z
    .string()
    .transform((text) => text.trim())
    .pipe(z.string().min(1)),
})
export type GradedAnswer = z.infer<typeof gradedAnswerSchema>

/** A graded answer with what its file and its folder say of it. */
export type CalibrationAnswer = GradedAnswer & { file: string; questionId: number; taskId: TaskId; format: FormatId }

/** A file of `content/calibration`: answers to one question, graded by one format of the exam. */
export const answerFileSchema = z.strictObject({
  question: z.int().positive(),
  format: formatIdSchema,
  author: z.literal('Rehearsal'),
  licence: z.literal('CC-BY-4.0'),
  answers: z.array(gradedAnswerSchema).min(1),
})
export type AnswerFile = z.infer<typeof answerFileSchema>

/** Points given a second time, without sight of the first ones, by the answer's id; form is computed, not judged. */
export const secondJudgementSchema = z.record(z.string(), z.partialRecord(traitSchema, pointsSchema))
export type SecondJudgement = z.infer<typeof secondJudgementSchema>
