import { getNextPractice } from '@rehearsal/contracts/next-practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** The questions whose practice is expected to gain most. */
export const nextPracticeQuery = (variant: ExamVariant) =>
  queryOptions({
    queryKey: ['next-practice', variant],
    queryFn: ({ signal }) => call(getNextPractice, { query: { pteType: variant }, signal }),
    select: ({ questions }) => questions,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
