import type { TaskId } from '@rehearsal/exam/task-ids'
import { views } from '@rehearsal/tasks/views'
import { queryOptions } from '@tanstack/react-query'
import { taskViewKey } from '../../../shared/api/shared-keys.ts'

/** How a kind is shown; its code comes with its first question. */
export const taskViewQuery = (taskId: TaskId) =>
  queryOptions({
    queryKey: taskViewKey(taskId),
    queryFn: () => views[taskId](),
    staleTime: Number.POSITIVE_INFINITY,
  })
