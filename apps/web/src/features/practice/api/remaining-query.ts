import { getRemainingAi } from '@rehearsal/contracts/account'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** What every count of AI submissions is kept under: invalidate it when one has been used. */
export const remainingKey = ['remaining-ai'] as const

/** AI submissions left for one kind of question; `remaining` is null where there is no limit. */
export const remainingQuery = (taskId: TaskId) =>
  queryOptions({
    queryKey: [...remainingKey, taskId],
    queryFn: ({ signal }) => call(getRemainingAi, { query: { taskId }, signal }),
  })
