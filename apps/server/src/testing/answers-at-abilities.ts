import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { sampleAnswer } from './a-mock-test.ts'
import { type Ability, textsOf } from './texts-at-abilities.ts'

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
