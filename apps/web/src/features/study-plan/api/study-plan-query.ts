import { getStudyPlan } from '@rehearsal/contracts/study-plan'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { studyPlanKey } from '../../../shared/api/shared-keys.ts'

/** What to practise today. The status is in the path as specification §7.2 has it; the server goes by what it knows. */
export const studyPlanQuery = (variant: ExamVariant, status: SubscriptionStatus) =>
  queryOptions({
    queryKey: [...studyPlanKey, variant, status],
    queryFn: ({ signal }) =>
      call(getStudyPlan, {
        params: { status: status === 'PREMIUM' ? 'premium' : 'trial' },
        query: { pteType: variant },
        signal,
      }),
    // What was practised since counts, and a page that stays open is looked at on another day.
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
