import type { TaskId } from '@rehearsal/exam/task-ids'
import { queryOptions } from '@tanstack/react-query'

/** How a kind is shown; its code comes with its first question. Who asks brings the way to it (`views`): what is shared knows no kinds. */
export const taskViewQuery = <View>(taskId: TaskId, load: () => Promise<View>) =>
  queryOptions({
    queryKey: ['task-view', taskId],
    queryFn: () => load(),
    staleTime: Number.POSITIVE_INFINITY,
  })
