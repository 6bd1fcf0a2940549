/** What decides about the topic, as `training/fit-topics.ts` set it. */
import { forFeatures, linearModelSchema } from '@rehearsal/statistics/linear-model'
import { z } from 'zod'
import { readModel } from '../../weights/read-model.ts'

/** What is measured of an answer: `near`, `rest` and `subject` of its `TopicNearness`, and how near its points come. */
const scoreSchema = forFeatures(linearModelSchema, 4)

const familySchema = z.strictObject({
  /** Below 0, an answer is about something else, as far as meaning tells. */
  off: scoreSchema,
  /** Below 0, it cannot be told. */
  doubtful: scoreSchema,
  /** What good answers have of the latter in the middle. */
  usual: z.number().positive(),
})

const topicModelSchema = z.strictObject({
  families: z.strictObject({
    /** A prompt alone, without points that have to be made. */
    discussed: familySchema,
    /** Points that a situation asks for, in writing or speech. `elsewhere` weighs `restMeasures`, and is far below 0 as `off` is. */
    asked: familySchema.extend({ elsewhere: scoreSchema }),
    /** A text that is summarised, with ways to say its points. */
    summarised: familySchema,
    /** A text that is summarised, of which no ways are known. */
    sourced: familySchema,
  }),
  /** A paragraph by its nearness to the question, and to the rest of the answer, each less that to another subject; foreign below 0. */
  paragraph: forFeatures(linearModelSchema, 2),
})
type TopicModel = z.infer<typeof topicModelSchema>
export type TopicFamily = keyof TopicModel['families']

let model: TopicModel | undefined

/** Read on first use. */
export function topicModel(): TopicModel {
  model ??= topicModelSchema.parse(JSON.parse(readModel('topic/topic.json').toString('utf8')))
  return model
}
