/** The texts of questions whose vectors the engine asks for with every answer. */
import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { questionTexts, type QuestionTexts } from '@rehearsal/writing/question-texts'
import { z } from 'zod'

type Question = { taskId: TaskId; prompt: unknown; answerKey: unknown }

const ways = z.array(z.string()).optional()
const keySchema = z.object({
  keyPoints: z.array(z.object({ point: z.string(), cues: z.array(z.array(z.string())), says: ways, opposite: ways })),
})

/** Of a prompt the sentences are the longest, which take most time to encode. */
const ORDER = ['prompt', 'points', 'says', 'opposite'] as const satisfies readonly (keyof QuestionTexts)[]

/** Each text once, those that are worth most to have first: of all questions their prompts, then points, ways, opposites. */
export function askedTexts(questions: readonly Question[]): string[] {
  const asked = questions.flatMap((question) => textsOf(question) ?? [])
  return [...new Set(ORDER.flatMap((part) => asked.flatMap((texts) => texts[part])))]
}

function textsOf({ taskId, prompt, answerKey }: Question): QuestionTexts | null {
  const { heldAgainst } = tasks[taskId]
  if (heldAgainst === null) return null
  return questionTexts({
    promptText: heldAgainst.textOf(prompt, answerKey),
    keyPoints: keySchema.parse(answerKey).keyPoints,
    isDiscussed: heldAgainst.isDiscussed === true,
  })
}
