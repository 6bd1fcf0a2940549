import type { ReportAnswer } from '@rehearsal/contracts/mock-test-report'
import { formatMarks } from '../../shared/format/numbers.ts'
import { t } from './messages.ts'

/** What became of an item, in a few words. */
export function answerText({ isAsked, outcome, state, fault, wait, earned, max, standardError }: ReportAnswer): string {
  const marks = earned === null || max === null ? null : { earned: formatMarks(earned), max: formatMarks(max) }
  if (isAsked) return t('answer_asked')
  if (outcome === 'unanswered') return t('answer_unanswered')
  if (outcome === 'late') return marks === null ? t('answer_late') : t('answer_lateMarks', marks)
  if (state === 'pending') return t(`answer_${wait ?? 'waiting'}`)
  if (state === 'unscorable' || marks === null) {
    return fault === null ? t('answer_leftOutPlain') : t('answer_leftOut', { fault: t(`fault_${fault}`) })
  }
  if (fault !== null) return t('answer_nothing', { fault: t(`fault_${fault}`), max: marks.max })
  // Next to nothing says nothing: a rule counted, and no engine was unsure.
  if (standardError === null || standardError < LEAST_ERROR) return t('answer_scored', marks)
  return t('answer_scoredError', { ...marks, error: formatMarks(standardError) })
}

const LEAST_ERROR = 0.05
