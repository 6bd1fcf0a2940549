import { getStatistics } from '@rehearsal/contracts/statistics'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** What was practised per skill and month (specification §7.2); locked on the trial. */
export const statisticsQuery = (status: SubscriptionStatus, variant: ExamVariant) =>
  queryOptions({
    queryKey: ['statistics', status, variant],
    queryFn: ({ signal }) =>
      call(getStatistics, { params: { status: status.toLowerCase() }, query: { pteType: variant }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
