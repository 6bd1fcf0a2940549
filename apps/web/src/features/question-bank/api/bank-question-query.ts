import { getBankQuestion } from '@rehearsal/contracts/question-bank'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { views } from '@rehearsal/tasks/views'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { taskViewKey } from '../../../shared/api/shared-keys.ts'

export const bankQuestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['bank-question', id],
    // What is being written must not be replaced behind the administrator's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => call(getBankQuestion, { params: { id }, signal }),
  })

/** The schemas of a kind and how it is shown. */
export const bankViewQuery = (taskId: TaskId) =>
  queryOptions({
    queryKey: taskViewKey(taskId),
    queryFn: () => views[taskId](),
    staleTime: Number.POSITIVE_INFINITY,
  })
