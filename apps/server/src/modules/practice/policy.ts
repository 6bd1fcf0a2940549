import type { PracticeFilters } from '@rehearsal/contracts/practice'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'

type Owned = { userId: string }
type Who = { id: string }

/** A learner may read, share and delete their own answers and no others. */
export const isOwner = (learner: Who, attempt: Owned) => attempt.userId === learner.id

/** The prediction filter needs a premium plan; exam memory, prediction without a type, is open (specification §4.5, §6). */
export const isFilterLocked = (
  learner: { status: SubscriptionStatus },
  filters: Pick<PracticeFilters, 'prediction' | 'predictionType'>,
) => learner.status !== 'PREMIUM' && filters.prediction && filters.predictionType !== ''

/** Nothing of the answer is shown before the learner has a stored attempt or has asked to see it. */
export const canSeeAnswer = (question: { hasAttempt: boolean; isRevealed: boolean }) =>
  question.hasAttempt || question.isRevealed
