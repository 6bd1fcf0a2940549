import { getPracticeProgress } from '@rehearsal/contracts/practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** Questions per kind and how many of them are practised. */
export const practiceProgressQuery = (variant: ExamVariant) =>
  queryOptions({
    queryKey: ['practice-progress', variant],
    queryFn: ({ signal }) => call(getPracticeProgress, { query: { pteType: variant }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
