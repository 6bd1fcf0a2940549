import { useMachine } from '@rehearsal/ui/machine'
import { toast } from '@rehearsal/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { mockTestsKey } from '../../../shared/api/shared-keys.ts'
import { steadyNow } from '../../../shared/clock.ts'
import { answerItem, beatTest, endTest, failureOf, loadTest, openTest } from '../api/mock-test-calls.ts'
import {
  endTestAnswers,
  forgetTestAnswer,
  keepTestAnswer,
  listTestAnswers,
  setTestAnswerAside,
  type TestPlace,
} from '../kept/kept-test-answers.ts'
import {
  forgetGiven,
  forgetTestTexts,
  keepGiven,
  listGiven,
  markOpened,
  openedHere,
  takeUpGiven,
} from '../kept/kept-test-texts.ts'
import { keepReadable, readReadable } from '../kept/readable-time.ts'
import { t } from '../messages.ts'
import { examMachine } from '../machine/exam-machine.ts'
import { type ExamEffect, type ExamEvent, type ExamState, firstExamState } from '../machine/exam-state.ts'
import { fetchAhead } from './fetch-ahead.ts'

/** The clocks are looked at this often. */
const LOOK_MILLISECONDS = 250

export type SendToExam = (event: ExamEvent) => void
type World = { place: TestPlace; page: string; report: SendToExam }

async function load({ place, report }: World): Promise<void> {
  try {
    const [test, waiting] = await Promise.all([loadTest(place.testId), listTestAnswers(place)])
    report({ type: 'loaded', test, waiting, typed: listGiven(place), opened: openedHere(place), now: steadyNow() })
  } catch (error) {
    report({ type: 'load-failed', why: failureOf(error), error })
  }
}

async function open({ place, page, report }: World): Promise<void> {
  const sentAt = steadyNow()
  try {
    const test = await openTest(place.testId, page, readReadable(place))
    const given = test.item === null ? null : takeUpGiven(place, test.item.position)
    report({ type: 'opened', test, given, typed: listGiven(place), sentAt, now: steadyNow() })
  } catch (error) {
    report({ type: 'open-failed', why: failureOf(error), now: steadyNow() })
  }
}

async function deliver({ place, page, report }: World, { position, answer }: ExamEffect & { type: 'send' }) {
  const sentAt = steadyNow()
  try {
    const test = await answerItem({ id: place.testId, page, position, answer })
    const next = test.item?.position ?? position
    const given = next === position ? null : takeUpGiven(place, next)
    report({ type: 'acknowledged', position, test, given, sentAt, now: steadyNow() })
  } catch (error) {
    report({ type: 'send-failed', position, why: failureOf(error), message: messageOf(error), now: steadyNow() })
  }
}

async function end({ place, report }: World): Promise<void> {
  try {
    await endTest(place.testId)
    report({ type: 'end-acknowledged' })
  } catch (error) {
    report({ type: 'end-failed', why: failureOf(error), now: steadyNow() })
  }
}

async function beat({ place, page, report }: World): Promise<void> {
  const sentAt = steadyNow()
  try {
    report({ type: 'beaten', ...(await beatTest(place.testId, page)), sentAt, now: steadyNow() })
  } catch (error) {
    report({ type: 'beat-failed', why: failureOf(error), now: steadyNow() })
  }
}

/** Calls, and what comes of them. */
function reach(effect: ExamEffect, world: World): void {
  if (effect.type === 'load') void load(world)
  if (effect.type === 'open') void open(world)
  if (effect.type === 'beat') void beat(world)
  if (effect.type === 'send') void deliver(world, effect)
  if (effect.type === 'end') void end(world)
}

/** What the device keeps, and forgets. */
function keep(effect: ExamEffect, place: TestPlace): void {
  if (effect.type === 'keep') void keepTestAnswer(place, effect)
  if (effect.type === 'keep-given') keepGiven(place, effect.position, effect.given)
  if (effect.type === 'mark') {
    markOpened(place, effect.position)
    keepReadable(place, null)
  }
  if (effect.type === 'keep-readable') keepReadable(place, effect.milliseconds)
  if (effect.type === 'fetch-ahead') fetchAhead(effect.urls)
  if (effect.type === 'forget') {
    forgetGiven(place, effect.position)
    void forgetTestAnswer(place, effect.position)
  }
  if (effect.type === 'set-aside') {
    void setTestAnswerAside(place, effect.position)
    toast(t('setAside'), { tone: 'bad', description: `${effect.message} ${t('setAsideText')}` })
  }
  if (effect.type === 'clear') {
    forgetTestTexts(place)
    void endTestAnswers(place, effect.unsent)
    if (effect.unsent.length > 0) toast(t('unsent'), { tone: 'bad', description: t('unsentText') })
  }
}

/** Runs a test's machine on the server, the clock and the storage of the browser. Each page that shows a test is one of its own. */
export function useExam(place: TestPlace): readonly [ExamState, SendToExam] {
  const [page] = useState(() => crypto.randomUUID())
  const queryClient = useQueryClient()
  const [state, send] = useMachine(examMachine, firstExamState, (effect: ExamEffect, report: SendToExam) => {
    reach(effect, { place, page, report })
    keep(effect, place)
    if (effect.type === 'clear') void queryClient.invalidateQueries({ queryKey: mockTestsKey })
  })
  const begin = useEffectEvent(() => send({ type: 'load' }))
  useEffect(() => begin(), [])
  useEffect(() => {
    const tick = () => send({ type: 'tick', now: steadyNow() })
    const online = () => send({ type: 'online', now: steadyNow() })
    const clock = setInterval(tick, LOOK_MILLISECONDS)
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('online', online)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('online', online)
    }
  }, [send])
  return [state, send]
}
