import { Button } from '@rehearsal/ui/button'
import { Spinner } from '@rehearsal/ui/spinner'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { ExamStage } from '../exam-stage.tsx'
import type { Ending as EndingState } from '../machine/exam-state.ts'
import { ToList } from './to-list.tsx'

/** What was left last is handed in, and the test is not over before the server says so. */
export function Ending({ state, onTry }: { state: EndingState; onTry: () => void }) {
  const hasFailed = state.failures > 0
  return (
    <ExamStage
      title={t('endingTitle')}
      actions={
        hasFailed ? (
          <Button variant="primary" onClick={onTry}>
            {t('tryNow')}
          </Button>
        ) : undefined
      }
    >
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner size={22} /> {hasFailed ? t('endingWaits') : t('endingText')}
      </p>
    </ExamStage>
  )
}

/** The server has all of it. */
export function Ended({ testId }: { testId: number }) {
  return (
    <ExamStage
      title={t('endedTitle')}
      text={t('endedText')}
      actions={
        <>
          <ToList />
          <Button href={urls.mockTestReport(testId)} variant="primary">
            {t('toReport')}
          </Button>
        </>
      }
    />
  )
}
