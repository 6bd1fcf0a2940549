import { getMockTestTrend } from '@rehearsal/contracts/mock-test-report'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The reported mock tests of one exam, the earliest first. */
export const mockTrendQuery = (variant: ExamVariant) =>
  queryOptions({
    queryKey: ['mock-test-trend', variant],
    queryFn: ({ signal }) => call(getMockTestTrend, { query: { pteType: variant }, signal }),
    staleTime: 0,
  })
