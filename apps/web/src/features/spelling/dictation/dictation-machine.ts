import { DICTATION_ANSWER_MAX_CHARACTERS } from '@rehearsal/contracts/dictation'
import {
  canGoOn,
  canListen,
  canSubmit,
  canTryAgain,
  canType,
  initialDictation,
  secondsOf,
  type DictationEffect,
  type DictationEvent,
  type DictationState,
} from './dictation-state.ts'

type Step = readonly [DictationState, readonly DictationEffect[]]

/**
 * The dictation of specification §4.9: words are loaded, 3 s of countdown once, then 10 s to type each word, by the clock and
 * not by ticks, so that a tab in the background gains no time. What a state does not allow changes nothing.
 *
 * After "Time's up!" the word is not heard any more, but can still be typed: the specification closes the player then and
 * the field only during the countdown (decision 023). The clock stands only while the browser will not or cannot play.
 */
export function dictationMachine(state: DictationState, event: DictationEvent): Step {
  switch (event.type) {
    case 'loaded':
    case 'load-failed':
      return state.phase === 'loading' && event.load === state.load ? loaded(state, event) : [state, []]
    case 'tick':
      return passTime(seen(state, event.now))
    case 'typed':
      return canType(state) ? [typed(state, event.text), []] : [state, []]
    case 'replay':
      return canListen(state) ? say(state, event.now) : [state, []]
    case 'silent':
      return state.phase === 'typing' ? [{ ...state, silence: event.why, startedAt: null }, []] : [state, []]
    case 'accent': {
      const chosen = { ...state, accent: event.accent }
      return canListen(state) && event.accent !== state.accent ? say(chosen, event.now) : [chosen, []]
    }
    case 'next':
      return canGoOn(state) ? begin({ ...state, index: state.index + 1 }, event.now) : [state, []]
    case 'submit':
      return canSubmit(state) ? submit(state, event.key) : [state, []]
    case 'submitted':
    case 'submission-failed':
      return [settled(state, event), []]
    case 'try-again':
      return canTryAgain(state) ? tryAgain(state) : [state, []]
  }
}

type LoadEvent = Extract<DictationEvent, { type: 'loaded' | 'load-failed' }>

function loaded(state: DictationState, event: LoadEvent): Step {
  if (event.type === 'load-failed' || event.words.length === 0) return [{ ...state, phase: 'load-failed' }, []]
  const { words, now } = event
  const answers = words.map(() => '')
  return [{ ...state, phase: 'countdown', words, answers, startedAt: now, seenAt: now }, []]
}

/** Reads the clock. One that was set back goes on from where it was: no time is won, and none is waited for. */
function seen(state: DictationState, now: number): DictationState {
  const back = Math.min(0, now - state.seenAt)
  return { ...state, seenAt: now, startedAt: state.startedAt === null ? null : state.startedAt + back }
}

function passTime(state: DictationState): Step {
  const { phase, startedAt, seenAt } = state
  const endsAt = startedAt === null ? Infinity : startedAt + secondsOf(phase) * 1000
  if (seenAt < endsAt) return [state, []]
  if (phase === 'typing') return [{ ...state, phase: 'time-up', startedAt: null }, []]
  if (phase !== 'countdown') return [state, []]
  const [begun, effects] = begin(state, endsAt)
  const [now] = passTime({ ...begun, seenAt })
  // Who was away for all of it finds the time up, and hears nothing late.
  return [now, now.phase === 'typing' ? effects : []]
}

/** The time to type the present word, from `startedAt` on. */
function begin(state: DictationState, startedAt: number): Step {
  return say({ ...state, phase: 'typing', startedAt, seenAt: startedAt, silence: null }, startedAt)
}

/** Says the present word; a clock that stood because nothing was heard starts. */
function say(state: DictationState, now: number): Step {
  const word = state.words[state.index]
  if (word === undefined) return [state, []]
  const startedAt = state.silence === null ? state.startedAt : now
  const heard = { ...seen({ ...state, startedAt }, now), silence: null }
  return [heard, [{ type: 'say', word, accent: state.accent }]]
}

function typed(state: DictationState, text: string): DictationState {
  const answer = text.slice(0, DICTATION_ANSWER_MAX_CHARACTERS)
  const answers = state.answers.map((other, index) => (index === state.index ? answer : other))
  // Another answer is another request.
  const { submission } = state
  return { ...state, answers, submission: submission.name === 'failed' ? { ...submission, key: null } : submission }
}

function submit(state: DictationState, fresh: string): Step {
  const key = state.submission.name === 'failed' ? (state.submission.key ?? fresh) : fresh
  const words = state.words.map(({ word }, index) => ({ word, answer: state.answers[index] ?? '' }))
  return [
    { ...state, submission: { name: 'sending', key } },
    [{ type: 'hush' }, { type: 'submit', key, words, accent: state.accent }],
  ]
}

type SettledEvent = Extract<DictationEvent, { type: 'submitted' | 'submission-failed' }>

function settled(state: DictationState, event: SettledEvent): DictationState {
  const { submission } = state
  if (submission.name !== 'sending') return state
  if (event.type === 'submitted') return { ...state, submission: { name: 'sent', answer: event.answer } }
  return { ...state, submission: { name: 'failed', key: event.mayHaveArrived ? submission.key : null } }
}

function tryAgain(state: DictationState): Step {
  const load = state.load + 1
  return [{ ...initialDictation, load }, [{ type: 'hush' }, { type: 'load', load }]]
}
