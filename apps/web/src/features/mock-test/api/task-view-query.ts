import type { TaskId } from '@rehearsal/exam/task-ids'
import { views } from '@rehearsal/tasks/views'
import { queryOptions } from '@tanstack/react-query'

/** How a kind is shown; its code comes with its first question. */
export const taskViewQuery = (taskId: TaskId) =>
  queryOptions({
    queryKey: ['task-view', taskId],
    queryFn: () => views[taskId](),
    staleTime: Number.POSITIVE_INFINITY,
  })
