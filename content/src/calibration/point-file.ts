import { z } from 'zod'
import { authoredLines, authoredText } from '../kinds/kind.ts'

/** What an answer says of a key point: all, a part, nothing, or the opposite (`rev`). */
const saidSchema = z.array(z.enum(['yes', 'part', 'no', 'rev'])).min(1)

const answerShape = {
  /** The question's id, the writer, and what the answer is. */
  id: z.string().regex(/^\d+-w\d+-[a-zA-Z0-9]+$/u, 'is the id of the question, the writer and a word'),
  text: authoredLines,
}

/** An answer by a writer who saw the prompt alone. Nothing is ever fitted on it. */
const gateAnswerSchema = z.strictObject({
  ...answerShape,
  set: z.literal('gate'),
  writer: z.enum(['w1', 'w2', 'w3', 'w4', 'w7', 'w8', 'w9', 'w10', 'w11', 'w12']),
  change: z.enum(['none', 'missing', 'reversed', 'offTopic', 'short', 'register']),
  /** Of all but good answers: what was changed or left out, or where the tone does not fit. */
  what: authoredText.optional(),
  /** Of an answer that is to count as on its topic although few write so; it may go without labels. */
  style: authoredText.optional(),
  /** For each key point of the question, in its order. */
  said: saidSchema.optional(),
  /** The sentence that says each point, from 0, counted by eye. */
  sentences: z.array(z.int().nonnegative().nullable()).optional(),
  /** The share of the answer that is about the question. */
  topic: z.number().min(0).max(1).optional(),
})

/** An answer to fit on: a level of English, or a changed one `from` an answer of that level. */
const fitAnswerSchema = z.strictObject({
  ...answerShape,
  set: z.literal('fit'),
  writer: z.enum(['w5', 'w6']),
  change: z.enum(['c2', 'b2', 'b1', 'weak', 'good', 'learner', 'partial', 'missing', 'reversed', 'offTopic']),
  from: z.enum(['c2', 'b2']).optional(),
  said: saidSchema,
  /** For each key point, where it is said, sentences from 0: `3|4+5~6` is in 3, or in 4 and 5 together, and 6 touches it. */
  sentences: z.array(z.string().regex(/^(?:\d+(?:[+|]\d+)*(?:~\d+)*)?$/u, 'is like 3|4+5~6, or empty')).optional(),
})

const pointAnswerSchema = z.discriminatedUnion('set', [gateAnswerSchema, fitAnswerSchema])
export type PointAnswer = z.infer<typeof pointAnswerSchema>

/** A file of `content/calibration/points`: answers to one question, with what each says of the key points. */
export const pointFileSchema = z.strictObject({
  question: z.int().positive(),
  author: z.literal('Rehearsal'),
  licence: z.literal('CC-BY-4.0'),
  /** Key points, from 0, whose words want what only the model answer invents. */
  fiction: z.array(z.int().nonnegative()).min(1).optional(),
  answers: z.array(pointAnswerSchema).min(1),
})
export type PointFile = z.infer<typeof pointFileSchema>
