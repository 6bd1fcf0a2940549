import type { MockTestItem, MockTestState } from '@rehearsal/contracts/mock-tests'
import { catalogue } from '@rehearsal/tasks/catalogue'
import type { RecorderState } from '@rehearsal/ui/recorder'
import { type TaskView, views } from '@rehearsal/tasks/views'
import { Banner } from '@rehearsal/ui/banner'
import { Card } from '@rehearsal/ui/card'
import { LiveRegion } from '@rehearsal/ui/live-region'
import { Spinner } from '@rehearsal/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { steadyNow } from '../../../shared/clock.ts'
import { focusHeading } from '../../../shared/focus-heading.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { taskViewQuery } from '../../../shared/api/task-view-query.ts'
import type { TestPlace } from '../kept/kept-test-answers.ts'
import { t } from '../messages.ts'
import { answerOf } from './answer-of.ts'
import { ExamBar } from './exam-bar.tsx'
import { isSpoken, rulesOfItem } from '../machine/exam-clock.ts'
import { breaksLeft } from '../machine/exam-parts.ts'
import type { AtItem } from '../machine/exam-state.ts'
import { ItemFooter } from './item-footer.tsx'
import { hasTake } from '../machine/item-steps.ts'
import { ItemSteps } from './item-strip.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { RecordingNote } from './recording-note.tsx'
import { TakeDone, TakeMissing } from './take-done.tsx'
import type { SendToExam } from './use-exam.ts'
import { type Recording, useRecording } from './use-recording.ts'
import { type ShownReading, useReading } from './use-reading.ts'
import { useRecogniserChoice } from '../../../shared/use-recogniser-choice.ts'

type Props = { state: AtItem; send: SendToExam; place: TestPlace }

/** What the sheet of notes covers can be scrolled out from under it. */
const UNDER_NOTES = 'pb-16 max-lg:pb-[62dvh]'

/** One item under the clock: what is asked, the answer, and the way on. */
export function ItemDesk({ state, send, place }: Props) {
  const { item, test } = state
  const reading = useReading(state)
  const [hasNotes, setHasNotes] = useState(false)
  const [recording, onRecorder] = useRecording(item.position)
  const view = useQuery(taskViewQuery(item.taskId, views[item.taskId]))
  useEffect(() => {
    document.documentElement.scrollTop = 0
    return focusHeading()
  }, [item.position])
  return (
    <>
      <ExamBar
        test={test}
        clock={{ reading, isOfPart: !item.hasOwnClock }}
        notes={{ isOpen: hasNotes, onToggle: () => setHasNotes(!hasNotes) }}
      />
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full max-w-[1200px] px-4 pt-4 outline-none md:px-7 md:pt-6 ${hasNotes ? UNDER_NOTES : 'pb-16'}`}
      >
        <div className="flex items-start gap-5 max-lg:flex-col">
          <Card as="article" padding="none" className="w-full min-w-0 flex-1 overflow-clip">
            <ItemHeading key={item.position} item={item} test={test} />
            {view.data === undefined ? (
              <Waiting error={view.error} onRetry={() => void view.refetch()} />
            ) : (
              <ItemPlayer {...{ state, send, place, reading, recording, onRecorder }} view={view.data} />
            )}
            <ItemFooter {...{ state, send, recording }} phase={reading.phase} view={view.data} />
          </Card>
          {hasNotes ? <NotesPanel place={place} onClose={() => setHasNotes(false)} /> : null}
        </div>
      </main>
      <LiveRegion>{reading.mark === null ? '' : leftText(reading.mark)}</LiveRegion>
    </>
  )
}

/** Minutes where they are whole, so that nobody has to divide. */
const leftText = (seconds: number): string =>
  seconds > 60 && seconds % 60 === 0 ? t('minutesLeft', { count: seconds / 60 }) : t('timeLeft', { count: seconds })

function ItemHeading({ item, test }: { item: MockTestItem; test: MockTestState }) {
  const face = catalogue[item.taskId]
  return (
    <header className="px-4 pb-4 pt-4 md:px-6 md:pt-5">
      <h1 tabIndex={-1} className="text-lg font-semibold tracking-[-0.01em] outline-none">
        {face.name}
        <span className="sr-only">{t('itemOf', { number: item.position + 1, total: test.itemCount })}</span>
      </h1>
      <p className="mt-1 max-w-prose text-ink-2">{face.instruction}</p>
      {item.isAskedAgain ? (
        <div className="mt-3">
          <Banner tone="fair">{askedAgainText(item, test)}</Banner>
        </div>
      ) : null}
    </header>
  )
}

function askedAgainText({ mayBeHeard }: MockTestItem, test: MockTestState): string {
  if (!mayBeHeard) return t('askedAgainUnheard')
  const count = breaksLeft(test)
  return count === 0 ? t('askedAgainLast') : t('askedAgain', { count })
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error !== null) return <LoadProblem title={t('viewFailed')} error={error} onRetry={onRetry} />
  return (
    <div className="grid min-h-40 place-items-center">
      <Spinner size={24} />
    </div>
  )
}

type PlayerProps = Props & {
  view: TaskView
  reading: ShownReading
  recording: Recording
  onRecorder: (state: RecorderState) => void
}

/** The kind's own player, as it is. A take is final: it can be neither heard nor made anew. */
function ItemPlayer({ state, send, place, reading, view, recording, onRecorder }: PlayerProps) {
  const { item, test, given, standing, failures } = state
  const recogniser = useRecogniserChoice(place.userId, view)
  const rules = rulesOfItem(test, item)
  const { position } = item
  const isLeft = standing === 'leaving'
  if (hasTake(state)) return <TakeDone recording={recording} isLeft={isLeft} />
  // With a line the next item is here in a moment.
  if (isSpoken(item) && isLeft && failures > 0) return <TakeMissing />
  const { Player } = view
  const player = (
    <Player
      key={position}
      prompt={item.prompt}
      draft={given?.draft}
      onDraft={(draft) => {
        const now = steadyNow()
        const next = draft === undefined ? null : { draft, answer: answerOf(view, item.prompt, draft) }
        send({ type: 'given', position, given: next, now })
      }}
      rules={rules}
      mode="exam"
      phase={standing === 'answering' ? reading.phase : 'done'}
      onHeard={() => send({ type: 'heard', position, now: steadyNow() })}
      isHeard={!item.mayBeHeard}
      media={(id) => item.media[id] ?? ''}
      isLocked={isLeft}
      onRecorder={onRecorder}
      isTranscribed={recogniser.isOffered && recogniser.agrees === true}
      strip={<ItemSteps phase={reading.phase} rules={rules} />}
    />
  )
  if (!isSpoken(item)) return player
  return (
    <>
      {player}
      <RecordingNote recording={recording} />
    </>
  )
}
