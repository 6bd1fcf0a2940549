import { getMockTestReport } from '@rehearsal/contracts/mock-test-report'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** How often a report that is not complete is asked for again. A score takes seconds; all of a full test are there within minutes. */
const EVERY_MS = 4000

/** The report of one of my mock tests; it fills in by itself while scores are missing. */
export const reportQuery = (testId: number) =>
  queryOptions({
    queryKey: ['mock-test-report', testId],
    queryFn: ({ signal }) => call(getMockTestReport, { params: { id: testId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? EVERY_MS : false),
  })
