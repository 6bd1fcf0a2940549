import type { ResponseOf } from '@rehearsal/contracts/endpoint'
import { listMockTests } from '@rehearsal/contracts/mock-tests'
import { itemsOf } from '@rehearsal/contracts/wire'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { mockTestsKey } from '../../../shared/api/shared-keys.ts'

const SCORING_LOOK_MILLISECONDS = 10_000

const listOf = ({ running, format, freeLeft, totalPages, ...page }: ResponseOf<typeof listMockTests>) => ({
  running,
  format,
  freeLeft,
  finished: itemsOf(page),
  lastPage: Math.max(1, totalPages),
})
export type MockTestList = ReturnType<typeof listOf>

/** Finished tests of an exam, newest first, and the running one of any; pages count from 1. */
export const mockTestsQuery = (pteType: ExamVariant, page: number) =>
  queryOptions({
    queryKey: [...mockTestsKey, pteType, page],
    queryFn: async ({ signal }) =>
      listOf(await call(listMockTests, { query: { pteType, page: page - 1, size: TABLE_PAGE_SIZE }, signal })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    /** Scores come by themselves; whoever waits for them sees them come. */
    refetchInterval: ({ state }) =>
      state.data?.finished.some(({ status }) => status === 'scoring') === true ? SCORING_LOOK_MILLISECONDS : false,
  })
