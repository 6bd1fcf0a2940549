/** The bars of the topic, as `training/fit-topics.ts` set them. */
import { linearModelSchema } from '@rehearsal/statistics/linear-model'
import { z } from 'zod'
import { readModel } from '../../weights/read-model.ts'

const barsSchema = z.strictObject({
  /** Nearness to the question less that to another subject: below it, an answer is about something else, as far as meaning tells. */
  off: z.number(),
  /** The same without the two nearest sentences: below it, it cannot be told. */
  doubtful: z.number(),
  /** What good answers have in the middle, the same without the two nearest sentences. */
  usual: z.number(),
})

const topicModelSchema = z.strictObject({
  kinds: z.strictObject({ question: barsSchema }),
  /** A paragraph by its nearness to the question, and to the rest of the answer, each less that to another subject; foreign below 0. */
  paragraph: linearModelSchema,
})
type TopicModel = z.infer<typeof topicModelSchema>

let model: TopicModel | undefined

/** Read on first use. */
export function topicModel(): TopicModel {
  model ??= topicModelSchema.parse(JSON.parse(readModel('topic/topic.json').toString('utf8')))
  return model
}
