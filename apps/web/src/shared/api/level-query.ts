import { getLevel } from '@rehearsal/contracts/level'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Where the learner stands, in every exam. */
export const levelKey = ['level'] as const

/** Where the learner stands in one exam, and how likely the target is. */
export const levelQuery = (variant: ExamVariant) =>
  queryOptions({
    queryKey: [...levelKey, variant],
    queryFn: ({ signal }) => call(getLevel, { query: { pteType: variant }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
