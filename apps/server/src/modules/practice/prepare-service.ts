import { tasks } from '@rehearsal/tasks/definitions'
import { z } from 'zod'
import type { Platform } from '../../platform/services.ts'
import type { QuestionRecord } from './question-queries.ts'

const ways = z.array(z.string()).optional()
const keySchema = z.object({
  keyPoints: z.array(z.object({ point: z.string(), cues: z.array(z.array(z.string())), says: ways, opposite: ways })),
})

/**
 * Has what an answer to this question is held against encoded, where it is judged by what it means (decision 080). Nobody waits for
 * it, and where it fails the answer does it.
 */
export function prepareForAnswer({ rating, log }: Pick<Platform, 'rating' | 'log'>, question: QuestionRecord): void {
  const { heldAgainst } = tasks[question.taskId]
  const key = keySchema.safeParse(question.answerKey)
  if (heldAgainst === null || !key.success) return
  const { keyPoints } = key.data
  const promptText = heldAgainst.textOf(question.prompt, question.answerKey)
  rating
    .prepareQuestion({ promptText, keyPoints, isDiscussed: heldAgainst.isDiscussed === true })
    .catch((error: unknown) => log.warn({ err: error, questionId: question.id }, 'a question could not be made ready'))
}
