import { Card } from '@rehearsal/ui/card'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { LeaveDialog } from '../../../shared/frame/leave-dialog.tsx'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../../shared/frame/page-title.tsx'
import { useUnsentGuard } from '../../../shared/use-unsent-guard.ts'
import { AnswersArea } from '../answers/answers-area.tsx'
import { t } from '../messages.ts'
import { DictationDesk } from './dictation-desk.tsx'
import { DictationResult } from './dictation-result.tsx'
import { isRunning } from './dictation-state.ts'
import { useDictation, type DictationHandle } from './use-dictation.ts'

/** A dictation of ten words (specification §2.13, §4.9), and the answers to earlier ones. */
export function DictationPage() {
  const dictation = useDictation()
  const guard = useUnsentGuard(isRunning(dictation.state))
  return (
    <>
      <PageTitle>{t('dictation')}</PageTitle>
      <h1 className="mb-4 text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('dictation')}</h1>
      <Card padding="none" className="mb-8 overflow-clip">
        <DictationBody dictation={dictation} />
      </Card>
      <AnswersArea />
      <LeaveDialog guard={guard} title={t('leaveTitle')} text={t('leaveText')} />
    </>
  )
}

function DictationBody({ dictation }: { dictation: DictationHandle }) {
  const { state, send, loadError } = dictation
  const tryAgain = () => send({ type: 'try-again' })
  if (state.phase === 'loading') return <DeskSkeleton />
  if (state.phase === 'load-failed')
    return <LoadProblem title={t('dictationLoadFailed')} error={loadError} onRetry={tryAgain} />
  return state.submission.name === 'sent' ? (
    <DictationResult answer={state.submission.answer} words={state.words} onTryAgain={tryAgain} />
  ) : (
    <DictationDesk key={state.load} dictation={dictation} />
  )
}

function DeskSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loadingDictation')}>
      <div className="flex min-h-[5.25rem] items-start justify-between border-b border-line px-4 py-4 md:px-6">
        <Skeleton shape="text" width="6rem" />
        <Skeleton width={120} height={34} />
      </div>
      <div className="grid justify-items-center gap-5 px-4 py-6 md:px-6">
        <div className="grid h-16 place-items-center">
          <Skeleton shape="text" width="11rem" />
        </div>
        <Skeleton width={124} height={48} />
        <Skeleton width="min(26rem, 100%)" height={67} />
        <Skeleton width="min(26rem, 100%)" height={40} />
      </div>
    </div>
  )
}
