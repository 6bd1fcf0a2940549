import { type LessonTopic, listVideos } from '@rehearsal/contracts/lessons'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** The slider of a kind of question. */
export const videosQuery = (taskId: TaskId, topic: LessonTopic) =>
  queryOptions({
    queryKey: ['videos', taskId, topic],
    queryFn: ({ signal }) => call(listVideos, { query: { taskId, topic }, signal }),
  })
