import { getStudyLevel } from '@rehearsal/contracts/study-plan'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** What the learner told the wizard before. */
export const studyLevelQuery = (status: SubscriptionStatus) =>
  queryOptions({
    queryKey: ['study-level'],
    queryFn: ({ signal }) => call(getStudyLevel, { params: { status }, signal }),
  })
