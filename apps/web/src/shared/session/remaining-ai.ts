import { getRemainingAi } from '@rehearsal/contracts/account'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** What every count of AI submissions is kept under. Creating an AI-scored answer makes it out of date (specification §4.16): invalidate it. */
export const remainingAiKey = ['remaining-ai'] as const

/** AI submissions left, for one kind of question or in all; `remaining` is null where there is no limit. */
export const remainingAiQuery = (taskId?: TaskId) =>
  queryOptions({
    queryKey: taskId === undefined ? remainingAiKey : ([...remainingAiKey, taskId] as const),
    queryFn: ({ signal }) => call(getRemainingAi, taskId === undefined ? { signal } : { query: { taskId }, signal }),
  })
