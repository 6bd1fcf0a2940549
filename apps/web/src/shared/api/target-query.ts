import { getTarget } from '@rehearsal/contracts/targets'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** What the learner aims at in one exam. */
export const targetQuery = (variant: ExamVariant) =>
  queryOptions({
    queryKey: ['target', variant],
    queryFn: ({ signal }) => call(getTarget, { params: { variant }, signal }),
    staleTime: 0,
    // A page may stay open for days: what counts them asks again when it is looked at.
    refetchOnWindowFocus: true,
  })
