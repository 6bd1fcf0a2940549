import { isSpoken, rulesOfItem, startClock } from './exam-clock.ts'
import { finish, isOver, whileEnding } from './exam-end.ts'
import { hasForgivenAll, introducesItself } from './exam-parts.ts'
import type {
  AtItem,
  Ending,
  ExamEvent,
  ExamState,
  Failure,
  Given,
  Known,
  Next,
  Opening,
  Waiting,
} from './exam-state.ts'
import { deliver, onBeaten, onGiven, onHeard, onNext, onTick } from './item-steps.ts'
import { opening, over, stopped } from './exam-stops.ts'
import {
  delivered,
  failedOnce,
  forgetting,
  inContact,
  isWaitingFor,
  knownOf,
  released,
  withoutWaiting,
  withTyped,
  withWaiting,
} from './outbox.ts'

/** A part begins by itself after so long. */
export const PART_INTRO_MS = 60_000

/**
 * A mock test as one page takes it. What an event brings about in the world is named as effects. Nothing that was answered is lost: an
 * answer waits, kept on the device, until the server has acknowledged it, whatever comes first, twice, late or never.
 */
export function examMachine(state: ExamState, event: ExamEvent): Next {
  switch (state.phase) {
    case 'loading':
    case 'load-failed':
      return whileLoading(state, event)
    case 'gone':
    case 'ended':
      return [state, []]
    case 'item':
      return atItem(state, event)
    case 'opening':
      return whileOpening(state, event)
    case 'ending':
      return whileEnding(state, event)
    default:
      return between(state, event)
  }
}

function whileLoading(state: ExamState, event: ExamEvent): Next {
  if (event.type === 'load') return [{ phase: 'loading' }, [{ type: 'load' }]]
  if (event.type === 'load-failed') {
    return [event.why === 'gone' ? { phase: 'gone' } : { phase: 'load-failed', error: event.error }, []]
  }
  return event.type === 'loaded' ? loaded(event) : [state, []]
}

/** A tab that is loaded anew goes on at once where it was; whoever comes to the test checks microphone and sound first. */
function loaded({ test, waiting, typed, opened, now }: Extract<ExamEvent, { type: 'loaded' }>): Next {
  const bare: Known = { test, waiting, sending: null, failures: 0, retryAt: 0 }
  const [known, kept] = withTyped(bare, typed)
  const [next, effects] = loadedWith(known, opened, now)
  return [next, [...kept, ...effects]]
}

function loadedWith(known: Known, opened: number | null, now: number): Next {
  const { test } = known
  // Only the page that has the test may hand in what it still keeps.
  if (isOver(test)) return test.isEnded || known.waiting.length === 0 ? finish(known, now) : opening(known)
  if (opened === null) return [{ ...known, phase: 'checks' }, []]
  const isAtStart = test.parts.some(({ first }) => first === test.position)
  return isAtStart && opened !== test.position ? intro(known, now) : opening(known)
}

const intro = (known: Known, now: number): Next => [{ ...knownOf(known), phase: 'part-intro', since: now }, []]

type Between = Exclude<Extract<ExamState, Known>, AtItem | Opening | Ending>

function between(state: Between, event: ExamEvent): Next {
  switch (event.type) {
    case 'checked':
      if (state.phase !== 'checks') return [state, []]
      if (hasForgivenAll(state.test)) return opening(state)
      return introducesItself(state.test) ? [{ ...state, phase: 'introduction' }, []] : intro(state, event.now)
    case 'introduced':
      return state.phase === 'introduction' ? intro(state, event.now) : [state, []]
    case 'begin':
      return state.phase === 'part-intro' ? opening(state) : [state, []]
    case 'take-over':
      return state.phase === 'taken-over' ? opening(inContact(state)) : [state, []]
    case 'acknowledged':
      return [delivered(state, event.position), forgetting(event.position)]
    case 'send-failed':
      return [released(state, event.position), []]
    case 'tick': {
      const isDue = state.phase === 'part-intro' && event.now - state.since >= PART_INTRO_MS
      return isDue ? opening(state) : [state, []]
    }
    default:
      return [state, []]
  }
}

function whileOpening(state: Opening, event: ExamEvent): Next {
  switch (event.type) {
    case 'opened': {
      const { test, typed, given, sentAt, now } = event
      const [known, kept] = withTyped({ ...inContact(state), test }, typed)
      const [next, effects] = arrive(known, { given, sentAt, now })
      return [next, [...kept, ...effects]]
    }
    case 'open-failed':
      return stopped(state, event.why, event.now)
    case 'acknowledged':
      return [delivered(state, event.position), forgetting(event.position)]
    case 'send-failed':
      return [released(state, event.position), []]
    case 'tick':
    case 'online': {
      const isDue = !state.isUnderWay && (event.type === 'online' || event.now >= state.retryAt)
      return isDue ? [{ ...state, isUnderWay: true }, [{ type: 'open' }]] : [state, []]
    }
    default:
      return [state, []]
  }
}

/** `sentAt`: the moment from which what is left of a clock counts. */
type Arrival = { given: Given | null; sentAt: number; now: number }

/** Where the test goes on: at an item, before a part, or nowhere. */
function arrive(known: Known, { given, sentAt, now }: Arrival): Next {
  const { test } = known
  if (isOver(test)) return finish(known, now)
  const { item } = test
  if (item === null) return intro(known, now)
  const { position } = item
  const isLeaving = isWaitingFor(known, position)
  const at: AtItem = {
    ...knownOf(known),
    phase: 'item',
    item,
    given,
    standing: isLeaving ? 'leaving' : 'answering',
    closingAt: now,
    clock: startClock(item, rulesOfItem(test, item), now, sentAt),
    beatAt: sentAt,
    contactAt: sentAt,
  }
  return deliver(at, now, [
    { type: 'mark', position },
    { type: 'fetch-ahead', urls: test.ahead },
  ])
}

function atItem(state: AtItem, event: ExamEvent): Next {
  switch (event.type) {
    case 'given':
      return onGiven(state, event)
    case 'heard':
      return onHeard(state, event)
    case 'next':
      return onNext(state, event)
    case 'tick':
      return onTick(state, event.now)
    case 'online':
      return deliver({ ...state, retryAt: 0 }, event.now, [{ type: 'beat' }])
    case 'beaten':
      return event.isEnded ? over(withGiven(state)) : onBeaten(state, event)
    case 'beat-failed':
      if (event.why === 'unreachable' || event.why === 'faulty')
        return [{ ...state, failures: Math.max(1, state.failures) }, []]
      return event.why === 'refused' ? [state, []] : stopped(withGiven(state, event.why), event.why, event.now)
    case 'acknowledged':
      return acknowledged(state, event)
    case 'send-failed':
      return sendFailed(state, event)
    default:
      return [state, []]
  }
}

function acknowledged(state: AtItem, event: Extract<ExamEvent, { type: 'acknowledged' }>): Next {
  const { position, test, given, now } = event
  const next = delivered(state, position)
  if (test.isEnded) return over(withGiven(state), position)
  const isLeft = position === state.item.position && state.standing === 'leaving'
  // What a take needed to get there is not the next item's: its clock counts from now, until the sign of life that follows sets it.
  const isLong = isSpoken(state.item)
  const sentAt = isLong ? now : event.sentAt
  const [arrived, effects] = isLeft ? arrive({ ...next, test }, { given, sentAt, now }) : deliver(next, now)
  const look: Next[1] = isLeft && isLong && arrived.phase === 'item' ? [{ type: 'beat' }] : []
  return [arrived, [...forgetting(position), ...effects, ...look]]
}

/** Where the test has ended: with what stands at the item and was not handed in. */
function withGiven(state: AtItem, why: Failure = 'ended'): AtItem {
  const { item, given, waiting } = state
  if (why !== 'ended' || given === null || isWaitingFor(state, item.position)) return state
  return { ...state, waiting: withWaiting(waiting, { position: item.position, answer: given.answer }) }
}

function sendFailed(state: AtItem, event: Extract<ExamEvent, { type: 'send-failed' }>): Next {
  const { position, why, message, now } = event
  if (state.sending !== position) return [state, []]
  const isEmpty = state.waiting.some((each) => each.position === position && each.answer === null)
  if (why === 'unreachable' || why === 'faulty' || (why === 'refused' && isEmpty)) return [failedOnce(state, now), []]
  return why === 'refused' ? setAside(state, position, message, now) : stopped(withGiven(state, why), why, now)
}

/** What the server will not take stays on the device. The item is left without an answer, so that the test goes on. */
function setAside(state: AtItem, position: number, message: string, now: number): Next {
  const empty: Waiting = { position, answer: null }
  const isPresent = position === state.item.position
  const waiting = isPresent ? withWaiting(state.waiting, empty) : withoutWaiting(state.waiting, position)
  return deliver({ ...state, sending: null, waiting }, now, [{ type: 'set-aside', position, message }])
}
