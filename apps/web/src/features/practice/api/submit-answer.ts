import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { createAnswerCall } from '@rehearsal/contracts/practice-calls'
import type { TaskView } from '@rehearsal/tasks/views'
import { call } from '../../../shared/api/call.ts'
import type { AnswerBody } from '../drafts/kept-answer.ts'

/** How long the server may take before it answers 202 and goes on scoring by itself. */
const WAIT_SECONDS = 5

/** Sends an answer under a key: the server stores it once, however often it comes. */
export function submitAnswer(
  task: TaskView['task'],
  questionId: number,
  body: AnswerBody,
  idempotencyKey: string,
): Promise<ScoredAnswer> {
  return call(createAnswerCall(task), {
    params: { id: questionId },
    body,
    idempotencyKey,
    preferWaitSeconds: WAIT_SECONDS,
  })
}
