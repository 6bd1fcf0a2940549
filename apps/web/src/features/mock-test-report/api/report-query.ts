import { getMockTestProgress, getMockTestReport, type MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** How often a report that is not complete is asked for again. A score takes seconds; all of a full test are there within minutes. */
const EVERY_MS = 4000
/** After so many times something holds the scores up, and it is asked for more rarely. */
const OFTEN = 75
const RARELY_MS = 30_000

/** The report of one of my mock tests; it fills in by itself while scores are missing. */
export const reportQuery = (testId: number) =>
  queryOptions({
    queryKey: ['mock-test-report', testId],
    queryFn: async ({ client, queryKey, signal }): Promise<MockTestReport> => {
      const asked = { params: { id: testId }, signal }
      const known = client.getQueryData<MockTestReport>(queryKey)
      // A report is read out of all its scores: while nothing has come it is not asked for again.
      if (known === undefined || known.version === null) return call(getMockTestReport, asked)
      const { version } = await call(getMockTestProgress, asked)
      return version === known.version ? known : call(getMockTestReport, asked)
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.isComplete !== false) return false
      return dataUpdateCount < OFTEN ? EVERY_MS : RARELY_MS
    },
  })
