import { listMockTests } from '@rehearsal/contracts/mock-tests'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** What everything that is known of the learner's tests is kept under. */
export const mockTestsKey = ['mock-tests'] as const

/** Finished tests of an exam, newest first, and the running one of any; pages count from 1. */
export const mockTestsQuery = (pteType: ExamVariant, page: number) =>
  queryOptions({
    queryKey: [...mockTestsKey, pteType, page],
    queryFn: ({ signal }) => call(listMockTests, { query: { pteType, page: page - 1 }, signal }),
  })
