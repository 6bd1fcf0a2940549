import { practiceCalls } from '@rehearsal/contracts/practice-calls'
import { itemsOf } from '@rehearsal/contracts/wire'
import type { TaskFace } from '@rehearsal/tasks/task'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export type AnswerSource = 'mine' | 'community'

/** The answers to every question, mine and those of others. */
export const answersKey = ['answers'] as const

/** An answer that is still being scored is looked at again after this long. */
const LOOK_AGAIN_MILLISECONDS = 3000

/** The newest `size` answers to a question: page 0, growing by Load More (specification §2.7). */
export const answersQuery = (task: TaskFace, questionId: number, source: AnswerSource, size: number) =>
  queryOptions({
    queryKey: [...answersKey, questionId, source, size],
    queryFn: async ({ signal }) => {
      const { answers, otherAnswers } = practiceCalls(task.wire)
      const found = await call(source === 'mine' ? answers : otherAnswers, {
        params: { id: questionId },
        query: { page: 0, size },
        signal,
      })
      return { answers: itemsOf(found), total: found.totalElements, hasMore: found.totalPages > 1 }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.answers.some(({ status }) => status === 'queued' || status === 'scoring') === true
        ? LOOK_AGAIN_MILLISECONDS
        : false,
  })
