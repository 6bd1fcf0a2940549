import { getBankQuestion } from '@rehearsal/contracts/question-bank'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export const bankQuestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['bank-question', id],
    // What is being written must not be replaced behind the administrator's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => call(getBankQuestion, { params: { id }, signal }),
  })
