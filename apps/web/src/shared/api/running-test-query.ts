import { listMockTests } from '@rehearsal/contracts/mock-tests'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { mockTestsKey } from './shared-keys.ts'

/** The mock test that runs, of any exam; null for none. */
export const runningTestQuery = (pteType: ExamVariant) =>
  queryOptions({
    queryKey: [...mockTestsKey, pteType, 'running'],
    queryFn: async ({ signal }) =>
      (await call(listMockTests, { query: { pteType, page: 0, size: 1 }, signal })).running,
    refetchOnMount: 'always',
  })
