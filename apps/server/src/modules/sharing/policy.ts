import type { Level } from '@rehearsal/exam/estimate/level'
import type { Points } from '@rehearsal/exam/points'

/** The answer to a question that is marked from a key would, beside its score, tell the key. */
export const canShowAnswer = ({ scoredBy }: { scoredBy: 'key' | 'ai' }) => scoredBy === 'ai'

/** A link leads to a score, and to none that a moderator keeps from others. */
export const hasScoreToShow = (attempt: { status: string; score: { total: Points } | null }) =>
  attempt.status === 'scored' && attempt.score !== null

/** A report is shown when it is complete, and where it tells of the whole. */
export const hasReportToShow = ({ scores }: { scores: Pick<Level, 'overall'> | null }) =>
  scores !== null && scores.overall !== null
