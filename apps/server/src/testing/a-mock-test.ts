import {
  answerMockTestItem,
  endMockTest,
  type MockTestState,
  openMockTest,
  startMockTest,
} from '@rehearsal/contracts/mock-tests'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { samples } from '@rehearsal/tasks/samples'
import type { TestLearner } from './a-learner.ts'
import { questionsOfAllKinds } from './a-question.ts'
import type { TestApp } from './an-app.ts'
import { ask } from './ask.ts'

export const PAGE = 'the first page'

/** So many questions of each kind; their titles tell no subject, which a form would take once. */
export const aBank = (app: TestApp, perKind: number): Promise<void> =>
  questionsOfAllKinds(app, perKind, (kind, place) => `Q ${kind} ${place}`)

export type TestOptions = { form?: FormId; pteType?: ExamVariant; extraTimePercent?: 0 | 25 | 50 | 100 }

/** A test that was started and not opened, and its id. */
export async function aMockTest(app: TestApp, as: TestLearner, options: TestOptions = {}): Promise<number> {
  const { form = 'mini', pteType = 'ACADEMIC', extraTimePercent = 0 } = options
  return (await ask(app, startMockTest, { as, body: { form, pteType, extraTimePercent, acceptsShorter: true } })).id
}

export const openAs = (app: TestApp, as: TestLearner, id: number, page = PAGE): Promise<MockTestState> =>
  ask(app, openMockTest, { as, params: { id }, body: { page } })

type Answering = { page?: string; opensNext?: boolean }

export const answerAs = (
  app: TestApp,
  as: TestLearner,
  { id, position }: Pick<MockTestState, 'id' | 'position'>,
  answer: unknown,
  { page = PAGE, opensNext = true }: Answering = {},
): Promise<MockTestState> =>
  ask(app, answerMockTestItem, { as, params: { id, position }, body: { page, answer, opensNext } })

export const sampleAnswer = (taskId: TaskId): unknown => samples[taskId].submission

/** Takes a test from where it stands to its end, a second for each item; behind the last one the server ends it. */
export async function takeAll(
  app: TestApp,
  as: TestLearner,
  id: number,
  answerOf: (taskId: TaskId, position: number, prompt: unknown) => unknown = sampleAnswer,
): Promise<MockTestState> {
  let state = await openAs(app, as, id)
  while (state.position < state.itemCount) {
    if (state.item === null) state = await openAs(app, as, id)
    if (state.item === null) throw new Error(`Nothing was opened at ${state.position}.`)
    app.clock.advanceSeconds(1)
    const { taskId, prompt } = state.item
    state = await answerAs(app, as, state, await answerOf(taskId, state.position, prompt))
  }
  return state
}

/** Takes a whole test and ends it; what waits is scored in the background. */
export async function aTakenTest(app: TestApp, as: TestLearner, options: TestOptions = {}): Promise<number> {
  const id = await aMockTest(app, as, options)
  await takeAll(app, as, id)
  await ask(app, endMockTest, { as, params: { id } })
  return id
}
