import { rulesOf } from '@rehearsal/exam/formats/formats'
import type { MockReport } from '@rehearsal/exam/mock-test/report/mock-report'
import type { Skill } from '@rehearsal/exam/skill'
import { t } from './messages.ts'

/** Why a report has no score: the test has no question for it, it is still to come, or what was answered could not be scored. */
export function whyNothing({ format, kinds, counts }: MockReport, score: Skill | 'overall'): string {
  const isFed = kinds.some(({ taskId }) => score === 'overall' || rulesOf(format, taskId).feeds.includes(score))
  if (!isFed) return t('noScore')
  return counts.pending > 0 ? t('noScoreYet') : t('noScoreLeft')
}
