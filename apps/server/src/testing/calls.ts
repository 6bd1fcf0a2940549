import { createAnswerCall, practiceCalls } from '@rehearsal/contracts/practice-calls'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'

/** The calls of one kind, as the server mounts them. */
export function callsOf(taskId: TaskId) {
  const task = tasks[taskId]
  return { ...practiceCalls(task.wire), create: createAnswerCall(task) }
}

export const readAloud = callsOf('speaking/read-aloud')
export const summarize = callsOf('writing/summarize-written-text')
export const reOrder = callsOf('reading/re-order-paragraphs')
export const dictation = callsOf('listening/write-from-dictation')
