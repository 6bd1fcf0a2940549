import { complexitySchema } from '@rehearsal/exam/codes'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { z } from 'zod'

/** What revisions of a question do not keep: prompt and answer key alone stand in them. */
const questionFaceSchema = z.object({
  title: z.string(),
  complexity: complexitySchema,
  variants: z.array(examVariantSchema),
})
export type QuestionFace = z.infer<typeof questionFaceSchema>

/** What the record says of a change that made a revision. */
export const revisionDetailsSchema = z.object({
  revision: z.number().int(),
  before: questionFaceSchema.nullable(),
  after: questionFaceSchema,
})

/** What is done to a question in the console. */
const deeds = ['create', 'edit', 'restore', 'import', 'publish', 'retire'] as const
export type BankAction = (typeof deeds)[number]

/** The record's names for it. */
export const bankActions = {
  create: 'question.create',
  edit: 'question.edit',
  restore: 'question.restore',
  import: 'question.import',
  publish: 'question.publish',
  retire: 'question.retire',
} as const satisfies Record<BankAction, string>

/** What a name of the record means. */
export const bankActionOf = (name: string): BankAction => deeds.find((deed) => bankActions[deed] === name) ?? 'edit'

export const faceOf = ({ title, complexity, variants }: QuestionFace): QuestionFace => ({ title, complexity, variants })
