import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { practiceCalls } from '@rehearsal/contracts/practice-calls'
import { itemsOf } from '@rehearsal/contracts/wire'
import type { TaskFace } from '@rehearsal/tasks/task'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { answersKey } from './answers-query.ts'

/** My scored answer before this one to the same question; null where it is the first. */
export const previousAnswerQuery = (task: TaskFace, answer: ScoredAnswer) =>
  queryOptions({
    queryKey: [...answersKey, answer.practiceId, 'before', answer.id],
    enabled: answer.type === 'MY_ANSWER',
    retry: false,
    queryFn: async ({ signal }): Promise<ScoredAnswer | null> => {
      const found = await call(practiceCalls(task.wire).answers, {
        params: { id: answer.practiceId },
        query: { page: 0, size: 1, scoredBefore: answer.id },
        signal,
      })
      return itemsOf(found)[0] ?? null
    },
  })
