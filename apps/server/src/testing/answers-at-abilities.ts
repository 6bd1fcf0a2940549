import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { sampleAnswer } from './a-mock-test.ts'
import { aQuestion, type QuestionOptions } from './a-question.ts'
import type { TestApp } from './an-app.ts'
import { type Ability, emailQuestion, textsOf } from './texts-at-abilities.ts'

/** Of so many things that are known or not, somebody of this ability knows one. */
const ONE_IN: Readonly<Record<Ability, number>> = { strong: 1, middling: 2, weak: 5 }

/** Whether somebody of this ability knows what stands at a place, such as an item's answer. */
export const isKnown = (ability: Ability, place: number): boolean => place % ONE_IN[ability] === 0

/** What somebody of this ability answers without speaking: texts of that quality, and what a key marks where it is known. */
export function answersAt(variant: ExamVariant, ability: Ability): (taskId: TaskId, position: number) => unknown {
  const used = new Map<TaskId, number>()
  return (taskId, position) => {
    const count = used.get(taskId) ?? 0
    used.set(taskId, count + 1)
    // A text that a learner wrote before is taken for memorised.
    const text = textsOf(variant, taskId)?.[ability][count]
    if (text !== undefined) return { answer: text }
    return isKnown(ability, position) ? sampleAnswer(taskId) : null
  }
}

/** Stores questions under titles that tell no subject, which a form would take once; returns their ids. */
export async function storeQuestions(
  app: TestApp,
  questions: readonly (Pick<QuestionOptions, 'prompt' | 'answerKey'> & { taskId: TaskId })[],
): Promise<number[]> {
  const ids: number[] = []
  for (const { taskId, ...given } of questions) {
    ids.push(await aQuestion(app, taskId, { title: `Q ${taskIds.indexOf(taskId)} ${ids.length}`, ...given }))
  }
  return ids
}

export const isSpoken = (taskId: TaskId): boolean => taskId.startsWith('speaking/')

/** So many questions of every kind that is answered without speaking: those that `answersAt` answers. */
export async function aWrittenBank(app: TestApp, perKind: number): Promise<void> {
  for (const taskId of taskIds.filter((each) => !isSpoken(each))) {
    const given = taskId === 'writing/write-email' ? emailQuestion : {}
    await storeQuestions(
      app,
      Array.from({ length: perKind }, () => ({ taskId, ...given })),
    )
  }
}

/** Kinds that an engine judges and in which the first of these reports, the weakest, has as much of the marks as the last, or more. */
export function unorderedKinds(reports: readonly MockTestReport[]): TaskId[] {
  const shareIn = (report: MockTestReport | undefined, taskId: TaskId) =>
    report?.report.kinds.find((kind) => kind.taskId === taskId)?.share ?? null
  return taskIds.filter((taskId) => {
    const [weakest, strongest] = [shareIn(reports.at(0), taskId), shareIn(reports.at(-1), taskId)]
    return tasks[taskId].scoredBy === 'ai' && weakest !== null && strongest !== null && weakest >= strongest
  })
}
