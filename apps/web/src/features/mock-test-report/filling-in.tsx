import type { AnswerWait, MockTestReport, ReportAnswer } from '@rehearsal/contracts/mock-test-report'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { Banner } from '@rehearsal/ui/banner'
import { LiveRegion } from '@rehearsal/ui/live-region'
import { Spinner } from '@rehearsal/ui/spinner'
import { useState } from 'react'
import { t } from './messages.ts'

/** A screen reader is told once for so many scores that came. */
const SAID_EVERY = 10

/** What is missing while scores still come; told politely, and once when all are there. */
export function FillingIn({ data: { isComplete, report, answers } }: { data: MockTestReport }) {
  const { pending } = report.counts
  const retrying = countOf(answers, 'retrying')
  const delayed = countOf(answers, 'delayed')
  const step = Math.ceil(pending / SAID_EVERY)
  const [said, setSaid] = useState({ step, pending, isComplete, isChanged: false })
  if (said.step !== step || said.isComplete !== isComplete) setSaid({ step, pending, isComplete, isChanged: true })
  return (
    <>
      <LiveRegion>{said.isChanged ? saidOf(said) : ''}</LiveRegion>
      {isComplete ? null : (
        <Banner isLive={false} tone="brand" icon={<Spinner />}>
          <p>{pendingText(report)}</p>
          {retrying === 0 ? null : <p className="mt-1">{t('pendingRetrying', { count: retrying })}</p>}
          {delayed === 0 ? null : <p className="mt-1">{t('pendingDelayed', { count: delayed })}</p>}
        </Banner>
      )}
    </>
  )
}

function pendingText({ counts: { pending: count }, scores }: MockTestReport['report']): string {
  if (count === 0) return t('pendingNone')
  const hasNumbers = scores.overall !== null || skillsInMenuOrder.some((skill) => scores[skill] !== null)
  return t(hasNumbers ? 'pending' : 'pendingAll', { count })
}

const countOf = (answers: readonly ReportAnswer[], wait: AnswerWait) =>
  answers.filter((answer) => answer.wait === wait).length

function saidOf({ pending, isComplete }: { pending: number; isComplete: boolean }): string {
  if (isComplete) return t('completeSaid')
  return pending === 0 ? t('pendingNone') : t('pendingSaid', { count: pending })
}
