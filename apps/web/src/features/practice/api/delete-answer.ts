import { practiceCalls } from '@rehearsal/contracts/practice-calls'
import type { TaskFace } from '@rehearsal/tasks/task'
import { call } from '../../../shared/api/call.ts'

/** Deletes one of my answers with its recording. */
export const deleteAnswer = (task: TaskFace, id: number) =>
  call(practiceCalls(task.wire).deleteAnswer, { params: { id } })
