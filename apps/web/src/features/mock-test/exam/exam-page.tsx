import type { MockTestState } from '@rehearsal/contracts/mock-tests'
import { describeForm } from '@rehearsal/exam/mock-test/describe-form'
import { views } from '@rehearsal/tasks/views'
import { Button } from '@rehearsal/ui/button'
import { Spinner } from '@rehearsal/ui/spinner'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { examMarker } from '../../../shared/dictionary/exam-marker.ts'
import { steadyNow } from '../../../shared/clock.ts'
import { LeaveDialog } from '../../../shared/frame/leave-dialog.tsx'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../../shared/frame/page-title.tsx'
import { forgetOpened } from '../../../shared/session/opened-test.ts'
import { currentUserQuery } from '../../../shared/session/use-session.ts'
import { taskViewQuery } from '../../../shared/api/task-view-query.ts'
import { useUnsentGuard } from '../../../shared/use-unsent-guard.ts'
import { ChecksStep } from '../checks/checks-step.tsx'
import { IntroductionStep } from '../checks/introduction-step.tsx'
import type { TestPlace } from '../kept/kept-test-answers.ts'
import { t } from '../messages.ts'
import { Ended, Ending } from './end-stages.tsx'
import { ExamBar } from './exam-bar.tsx'
import { ExamStage } from '../exam-stage.tsx'
import type { ExamState } from '../machine/exam-state.ts'
import { ItemDesk } from './item-desk.tsx'
import { Opening } from './opening-stage.tsx'
import { PartIntro } from './part-intro.tsx'
import { ToList } from './to-list.tsx'
import { type SendToExam, useExam } from './use-exam.ts'

/** No bar lies at the foot of this frame, and a picture leaves room for the recorder below it. */
const MEASURES = '[--bottom-bar:0px] [--picture-height:max(18rem,calc(100dvh-28rem))]'

/** A mock test while it is taken: a frame of its own, without menu, dictionary, translation or spelling checker. */
export function ExamPage({ testId }: { testId: number }) {
  const { data: user, error, refetch } = useQuery(currentUserQuery)
  return (
    <div {...examMarker} spellCheck={false} className={`min-h-dvh bg-paper ${MEASURES}`}>
      <PageTitle>{t('mockTest')}</PageTitle>
      {user !== undefined ? <Exam key={testId} place={{ userId: user.id, testId }} /> : null}
      {user === undefined && error === null ? <Loading /> : null}
      {user === undefined && error !== null ? <NotLoaded error={error} onRetry={() => void refetch()} /> : null}
    </div>
  )
}

function Exam({ place }: { place: TestPlace }) {
  const [state, send] = useExam(place)
  const guard = useUnsentGuard(isRunning(state))
  const leave = () => {
    forgetOpened()
    guard.leave()
  }
  usePreloadedKinds('test' in state ? state.test : null)
  return (
    <>
      <ExamBody state={state} send={send} place={place} />
      <LeaveDialog guard={{ ...guard, leave }} title={t('leaveTitle')} text={t('leaveText')} />
    </>
  )
}

/** From the first item that was opened on, leaving costs something. */
function isRunning(state: ExamState): boolean {
  if (state.phase === 'item' || state.phase === 'opening') return true
  return state.phase === 'part-intro' && state.test.position > 0
}

/** The code of the kinds that may come is there before they do. */
function usePreloadedKinds(test: MockTestState | null): void {
  const queryClient = useQueryClient()
  const { form, format } = test ?? {}
  useEffect(() => {
    if (form === undefined || format === undefined) return
    for (const taskId of describeForm(format, form).taskIds)
      void queryClient.prefetchQuery(taskViewQuery(taskId, views[taskId]))
  }, [form, format, queryClient])
}

type Props = { state: ExamState; send: SendToExam; place: TestPlace }

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ExamStage title={t('mockTest')}>
      <LoadProblem title={t('loadFailed')} error={error} onRetry={onRetry} />
    </ExamStage>
  )
}

function ExamBody({ state, send, place }: Props) {
  switch (state.phase) {
    case 'loading':
      return <Loading />
    case 'load-failed':
      return <NotLoaded error={state.error} onRetry={() => send({ type: 'load' })} />
    case 'gone':
      return <ExamStage title={t('gone')} text={t('goneText')} actions={<ToList />} />
    case 'ended':
      return <Ended testId={place.testId} />
    case 'item':
      return <ItemDesk state={state} send={send} place={place} />
    default:
      return (
        <>
          <ExamBar test={state.test} clock={null} notes={null} before={beforeOf(state)} />
          <Between state={state} send={send} />
        </>
      )
  }
}

const beforeOf = ({ phase }: ExamState) => (phase === 'checks' || phase === 'introduction' ? phase : null)

type BetweenProps = { state: Exclude<Extract<ExamState, { test: MockTestState }>, { phase: 'item' }>; send: SendToExam }

function Between({ state, send }: BetweenProps): ReactNode {
  switch (state.phase) {
    case 'checks':
      return <ChecksStep test={state.test} onDone={() => send({ type: 'checked', now: steadyNow() })} />
    case 'introduction':
      return <IntroductionStep test={state.test} onDone={() => send({ type: 'introduced', now: steadyNow() })} />
    case 'part-intro':
      return (
        <PartIntro test={state.test} since={state.since} onBegin={() => send({ type: 'begin', now: steadyNow() })} />
      )
    case 'opening':
      return <Opening state={state} onTry={() => send({ type: 'online', now: steadyNow() })} />
    case 'ending':
      return <Ending state={state} onTry={() => send({ type: 'online', now: steadyNow() })} />
    case 'taken-over':
      return (
        <ExamStage
          title={t('takenOverTitle')}
          text={t('takenOverText')}
          actions={
            <>
              <ToList />
              <Button variant="primary" onClick={() => send({ type: 'take-over', now: steadyNow() })}>
                {t('takeOver')}
              </Button>
            </>
          }
        />
      )
  }
}

function Loading() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner size={22} /> {t('loading')}
      </p>
    </main>
  )
}
