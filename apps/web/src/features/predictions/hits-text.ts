import type { PredictionOutcome } from '@rehearsal/contracts/predictions'
import { formatPoints, formatNumber, formatShare } from '../../shared/format/numbers.ts'
import { t } from './messages.ts'
import { shareOf } from './outcomes.ts'

const withShare = (hits: string, share: number | null): string =>
  share === null ? hits : t('hitsShare', { hits, share: formatShare(share) })

/** `9 of 14`, or `9 of 25 (36%)` where that many were predicted that a share says something. */
export const seenText = (outcome: PredictionOutcome): string =>
  withShare(
    t('seenOf', { seen: formatNumber(outcome.seen), predicted: formatNumber(outcome.predicted) }),
    shareOf(outcome.seen, outcome),
  )

/** The same of as many random questions, to one decimal. */
export const chanceText = (outcome: PredictionOutcome): string =>
  withShare(formatPoints(outcome.byChance), shareOf(outcome.byChance, outcome))
