import { BEAT_MS } from '@rehearsal/exam/mock-test/run/run'
import { isRecording } from '../../../shared/kept/is-recording.ts'
import { isSpoken, readItemClock, rulesOfItem, setClock } from './exam-clock.ts'
import { opening } from './exam-stops.ts'
import type { AtItem, ExamEffect, ExamEvent, Next } from './exam-state.ts'
import { flush, withWaiting } from './outbox.ts'

/** A take that was stopped is there after so long, or there is none. */
export const TAKE_PATIENCE_MS = 6000

type EventOf<Type extends ExamEvent['type']> = Extract<ExamEvent, { type: Type }>

/** Whether the item has a recording, which nothing can change any more: the exam gives one take. */
export const hasTake = ({ item, given }: Pick<AtItem, 'item' | 'given'>): boolean =>
  isSpoken(item) && isRecording(given?.draft)

/**
 * Sends what may be sent now: the answer of the item that is left, for it has a clock, and then those of earlier items. The last item goes
 * last, for it ends the test.
 */
export function deliver(state: AtItem, now: number, done: readonly ExamEffect[] = []): Next {
  const { position } = state.item
  const isLeaving = state.standing === 'leaving'
  const isLast = position === state.test.itemCount - 1
  const before = isLeaving ? position + 1 : position
  const [next, effects] = flush(state, { first: isLeaving && !isLast ? position : null, before, now })
  return [next, [...done, ...effects]]
}

/** The item is left with what is there. It is kept first, and sent then. */
function leave(state: AtItem, now: number): Next {
  const { position } = state.item
  const left = { position, answer: state.given?.answer ?? null }
  const next: AtItem = { ...state, standing: 'leaving', waiting: withWaiting(state.waiting, left) }
  return deliver(next, now, [{ type: 'keep', ...left }])
}

/** Whether something may be recorded by now: the time to speak has begun. */
const maySpeak = ({ item, test, clock }: AtItem, now: number): boolean => {
  const { phase } = readItemClock(clock, item, rulesOfItem(test, item), now)
  return phase === 'answer' || phase === 'done'
}

/** Ends the item: a recording that runs is stopped first, and its take waited for. */
function close(state: AtItem, now: number): Next {
  if (isSpoken(state.item) && !hasTake(state) && maySpeak(state, now))
    return [{ ...state, standing: 'closing', closingAt: now }, []]
  return leave(state, now)
}

export function onGiven(state: AtItem, { position, given, now }: EventOf<'given'>): Next {
  if (position !== state.item.position || state.standing === 'leaving' || hasTake(state)) return [state, []]
  const next: AtItem = { ...state, given }
  // The player says that there is none.
  if (state.standing === 'closing' && given === null) return leave(next, now)
  if (!hasTake(next)) return [next, [{ type: 'keep-given', position, given }]]
  if (state.standing === 'closing') return leave(next, now)
  // A take is an answer: after a crash it is sent as it is.
  const kept = { position, answer: given?.answer ?? null }
  return [{ ...next, waiting: withWaiting(state.waiting, kept) }, [{ type: 'keep', ...kept }]]
}

export function onNext(state: AtItem, { position, now }: EventOf<'next'>): Next {
  return state.standing === 'answering' && position === state.item.position ? close(state, now) : [state, []]
}

export function onHeard(state: AtItem, { position, now }: EventOf<'heard'>): Next {
  if (position !== state.item.position) return [state, []]
  return [{ ...state, clock: { ...state.clock, heardAt: state.clock.heardAt ?? now } }, []]
}

/** Looks at the clocks: the item's, that of the recorder, that of the signs of life, and that of what is sent again. */
export function onTick(state: AtItem, now: number): Next {
  const isBeat = now - state.beatAt >= BEAT_MS
  const beating: AtItem = isBeat ? { ...state, beatAt: now } : state
  const [next, effects] = timed(beating, now)
  const readable: ExamEffect = { type: 'keep-readable', milliseconds: Math.max(0, now - state.contactAt) }
  return [next, isBeat ? [...effects, { type: 'beat' }, readable] : effects]
}

function timed(state: AtItem, now: number): Next {
  const { standing, item, test, clock, closingAt } = state
  if (standing === 'answering') {
    const { phase } = readItemClock(clock, item, rulesOfItem(test, item), now)
    if (phase === 'done') return close(state, now)
  }
  if (standing === 'closing' && now - closingAt >= TAKE_PATIENCE_MS) return leave(state, now)
  return deliver(state, now)
}

/** There is contact: the clock is set by what the server says, and what waits goes out. */
export function onBeaten(state: AtItem, { position, remainingMs, sentAt, now }: EventOf<'beaten'>): Next {
  const here: AtItem = { ...state, failures: 0, retryAt: 0, contactAt: sentAt }
  const { item, standing } = state
  if (position > item.position) {
    // Its time is over there: what there is goes out as late.
    if (standing === 'answering') return close(here, now)
    // It was taken, and the answer to that is lost or late: the next item's clock may run. A take that is still on its way stays on it.
    if (standing === 'leaving') return opening(here, here.sending)
  }
  const isOf = position === item.position && remainingMs !== null && standing === 'answering'
  return deliver(isOf ? { ...here, clock: setClock(state.clock, item, remainingMs, now, sentAt) } : here, now)
}
