import type { DictationScoredAnswer, DictationWordAudio } from '@rehearsal/contracts/dictation'
import { DICTATION_START_SECONDS, DICTATION_TYPING_SECONDS } from '@rehearsal/exam/limits'

export type Accent = 'UK' | 'US' | 'AU'

export type Submission =
  | { name: 'none' }
  /** `key` names the request: a repeat of it is the same dictation. */
  | { name: 'sending'; key: string }
  /** The server has no answer for it, or refused it; the answers stay. A request that may have arrived keeps its key. */
  | { name: 'failed'; key: string | null }
  | { name: 'sent'; answer: DictationScoredAnswer }

export type DictationState = {
  /** `time-up`: the word is not heard any more; what is typed still counts. */
  phase: 'loading' | 'load-failed' | 'countdown' | 'typing' | 'time-up'
  /** Which loading of words is waited for: what an earlier one brings is too late. */
  load: number
  words: readonly DictationWordAudio[]
  /** The present word, from 0. */
  index: number
  /** One for each word; the empty text where nothing was typed. */
  answers: readonly string[]
  accent: Accent
  /** When the phase began, by the clock in milliseconds; null while the clock stands. */
  startedAt: number | null
  /** What the clock said last. */
  seenAt: number
  /** Why the word is not heard: the browser waits for a press, or the recording cannot be loaded. The clock stands then. */
  silence: 'refused' | 'failed' | null
  submission: Submission
}

export type DictationEvent =
  | { type: 'loaded'; load: number; words: readonly DictationWordAudio[]; now: number }
  | { type: 'load-failed'; load: number }
  | { type: 'tick'; now: number }
  | { type: 'typed'; text: string }
  | { type: 'replay'; now: number }
  | { type: 'silent'; why: 'refused' | 'failed' }
  | { type: 'accent'; accent: Accent; now: number }
  | { type: 'next'; now: number }
  | { type: 'submit'; key: string }
  | { type: 'submitted'; answer: DictationScoredAnswer }
  /** `mayHaveArrived`: no answer came, so the server may have it. */
  | { type: 'submission-failed'; mayHaveArrived: boolean }
  | { type: 'try-again' }

export type DictationEffect =
  | { type: 'load'; load: number }
  | { type: 'say'; word: DictationWordAudio; accent: Accent }
  | { type: 'hush' }
  | { type: 'submit'; key: string; words: readonly { word: string; answer: string }[]; accent: Accent }

export const initialDictation: DictationState = {
  phase: 'loading',
  load: 1,
  words: [],
  index: 0,
  answers: [],
  accent: 'UK',
  startedAt: null,
  seenAt: 0,
  silence: null,
  submission: { name: 'none' },
}

const phaseSeconds = { countdown: DICTATION_START_SECONDS, typing: DICTATION_TYPING_SECONDS } as const

/** How long a phase lasts; 0 for one without an end of its own. */
export const secondsOf = (phase: DictationState['phase']): number =>
  phase === 'countdown' || phase === 'typing' ? phaseSeconds[phase] : 0

/** Whole seconds left of the phase: the whole time at its beginning, never less than 0. */
export function secondsLeft({ phase, startedAt, seenAt }: DictationState): number {
  const whole = secondsOf(phase)
  const passed = startedAt === null ? 0 : (seenAt - startedAt) / 1000
  return Math.min(whole, Math.max(0, Math.ceil(whole - passed)))
}

export const isLastWord = ({ index, words }: DictationState): boolean => words.length > 0 && index === words.length - 1

/** Submitted, or on its way: nothing of it changes any more. */
const isClosed = ({ submission }: DictationState): boolean =>
  submission.name === 'sending' || submission.name === 'sent'

const isOpen = (state: DictationState): boolean =>
  (state.phase === 'typing' || state.phase === 'time-up') && !isClosed(state)

/** What the learner can do (specification §4.9, §5). */
export const canType = isOpen
export const canListen = (state: DictationState): boolean => state.phase === 'typing' && !isClosed(state)
export const canGoOn = (state: DictationState): boolean => isOpen(state) && !isLastWord(state)
export const canSubmit = (state: DictationState): boolean => isOpen(state) && isLastWord(state)
export const canTryAgain = (state: DictationState): boolean =>
  state.phase !== 'loading' && state.submission.name !== 'sending'
/** Leaving would lose something: the first word was heard, and the answers are not with the server. */
export const isRunning = (state: DictationState): boolean =>
  (state.phase === 'typing' || state.phase === 'time-up') && state.submission.name !== 'sent'
