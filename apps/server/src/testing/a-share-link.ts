import { createShareLink, type ShareChoice, type ShareLink } from '@rehearsal/contracts/sharing'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { TestLearner } from './a-learner.ts'
import { aQuestion } from './a-question.ts'
import { bodyOf } from './an-answer.ts'
import type { TestApp } from './an-app.ts'
import { ask } from './ask.ts'
import { callsOf } from './calls.ts'

/** A scored answer of this learner to a question of its own, and the answer's id. */
export async function aScoredAnswer(app: TestApp, owner: TestLearner, taskId: TaskId): Promise<number> {
  const params = { id: await aQuestion(app, taskId) }
  return (await ask(app, callsOf(taskId).create, { as: owner, params, body: bodyOf(taskId) })).id
}

export const nothingMore: ShareChoice = { showsName: false, showsAnswer: false }

/** A public link to an answer of this learner. */
export function aShareLink(
  app: TestApp,
  owner: TestLearner,
  attemptId: number,
  choice: Partial<ShareChoice> = {},
): Promise<ShareLink> {
  return ask(app, createShareLink, { as: owner, params: { id: attemptId }, body: { ...nothingMore, ...choice } })
}

export const tokenOf = ({ url }: ShareLink): string => url.split('/').at(-1) ?? ''
