import { getNextPractice } from '@rehearsal/contracts/next-practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** What to practise next, and what my latest answers of each kind earned: one call, that two cards share. */
export const nextPracticeQuery = (variant: ExamVariant) =>
  queryOptions({
    queryKey: ['next-practice', variant],
    queryFn: ({ signal }) => call(getNextPractice, { query: { pteType: variant }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
