import {
  afterChange,
  afterSound,
  afterTick,
  faultOfChange,
  healthyAt,
  type SoundFault,
  type SourceChange,
  type SourceHealth,
} from './source-health.ts'

/** Why a recording ended: the learner stopped it, its time was up, nothing was heard, or the source of its sound failed. */
export type StopReason = 'learner' | 'maximum' | 'silence' | SoundFault

/** Why no recording was made, or none is left. */
export type Failure =
  | SoundFault
  /** Another application holds the microphone. */
  | 'busy'
  /** No microphone is connected. */
  | 'missing'
  /** The browser starts no sound before the learner has pressed something. */
  | 'needs-press'
  /** A part of the recorder did not come over the line. */
  | 'not-loaded'
  /** The site, or the page around this one, forbids the microphone to it. */
  | 'forbidden'
  /** The time of the exam was up before anything was recorded. */
  | 'time-up'
  | 'unknown'

type Sounding = { elapsedSeconds: number; silentSeconds: number; health: SourceHealth }

export type RecorderState =
  | { name: 'idle' }
  /** `isSlow`: the browser has not answered for so long that the learner may ask again. */
  | { name: 'asking'; isRetry: boolean; since: number; isSlow: boolean }
  /** `hasFailedAgain`: the learner asked for permission once more and got none. */
  | { name: 'denied'; hasFailedAgain: boolean }
  | { name: 'beep'; health: SourceHealth }
  | ({ name: 'recording' } & Sounding)
  | { name: 'encoding'; elapsedSeconds: number; reason: StopReason }
  | { name: 'recorded'; elapsedSeconds: number; reason: StopReason }
  | { name: 'failed'; failure: Failure }

export type RecorderEvent =
  | { type: 'start' }
  | { type: 'granted' }
  | { type: 'denied' }
  | { type: 'failed'; failure: Failure }
  | { type: 'beep-ended' }
  /** A stretch of sound: how long it is, and its average level from 0 to 255. */
  | { type: 'sound'; seconds: number; level: number }
  /** The browser tells of the source of the sound. */
  | { type: 'source'; change: SourceChange }
  /** A quarter of a second has passed, or more. */
  | { type: 'tick' }
  | { type: 'stop' }
  /** The time of the exam is up, whatever became of the sound. */
  | { type: 'time-up' }
  | { type: 'encoded' }
  | { type: 'try-again' }
  | { type: 'clear' }
  | { type: 'request-permission' }
  | { type: 'dismiss-denied' }

export type RecorderEffect =
  | { type: 'open-microphone' | 'beep' | 'capture' | 'discard' | 'release' }
  | { type: 'encode'; reason: StopReason }

export type RecorderRules = { maximumSeconds: number; silenceSeconds: number; silenceLevel: number; hasBeep: boolean }

/** The values of specification §9. */
export const defaultRecorderRules: RecorderRules = {
  maximumSeconds: 60,
  silenceSeconds: 3,
  silenceLevel: 10,
  hasBeep: false,
}

type Step = readonly [RecorderState, readonly RecorderEffect[]]
type In<Name extends RecorderState['name']> = RecorderState & { name: Name }

const open: RecorderEffect = { type: 'open-microphone' }
const beep: RecorderEffect = { type: 'beep' }
const capture: RecorderEffect = { type: 'capture' }
const discard: RecorderEffect = { type: 'discard' }
const release: RecorderEffect = { type: 'release' }

/** Long enough to read the browser's question and answer it. */
const slowMilliseconds = 10_000
/** The tone lasts a quarter of a second; where the sound stands still it never ends. */
const beepMilliseconds = 2000

const idle: RecorderState = { name: 'idle' }
const asking = (at: number, isRetry = false): RecorderState => ({ name: 'asking', isRetry, since: at, isSlow: false })
const failed = (failure: Failure): Step => [{ name: 'failed', failure }, [release]]

function capturing(health: SourceHealth, at: number): Step {
  // What was told of the source before holds on; its time is counted from here.
  const present = { ...health, startedAt: at, soundAt: at, waitingFrom: at }
  return [{ name: 'recording', elapsedSeconds: 0, silentSeconds: 0, health: present }, [capture]]
}

function stopped(elapsedSeconds: number, reason: StopReason): Step {
  return [{ name: 'encoding', elapsedSeconds, reason }, [{ type: 'encode', reason }]]
}

/** The source is gone: what was recorded before is kept, where there is any. */
function broken({ elapsedSeconds }: Sounding, fault: SoundFault): Step {
  return elapsedSeconds === 0 ? failed(fault) : stopped(elapsedSeconds, fault)
}

/** Sums of audio blocks carry rounding: a thousandth of a second counts as arrived. */
const tolerance = 0.001

function heard(state: In<'recording'>, seconds: number, level: number, rules: RecorderRules, at: number): Step {
  const elapsedSeconds = Math.min(rules.maximumSeconds, state.elapsedSeconds + seconds)
  // A muted microphone sends silence that nobody kept.
  const isSilent = level < rules.silenceLevel && state.health.mutedAt === null
  const silentSeconds = isSilent ? state.silentSeconds + seconds : 0
  if (elapsedSeconds >= rules.maximumSeconds - tolerance) {
    return stopped(elapsedSeconds, 'maximum')
  }
  if (silentSeconds >= rules.silenceSeconds - tolerance) {
    return stopped(elapsedSeconds, 'silence')
  }
  return [{ name: 'recording', elapsedSeconds, silentSeconds, health: afterSound(state.health, at) }, []]
}

function inAsking(state: In<'asking'>, event: RecorderEvent, rules: RecorderRules, at: number): Step {
  switch (event.type) {
    case 'granted':
      return rules.hasBeep ? [{ name: 'beep', health: healthyAt(at) }, [beep]] : capturing(healthyAt(at), at)
    case 'denied':
      return [{ name: 'denied', hasFailedAgain: state.isRetry }, [release]]
    case 'tick':
      return [state.isSlow || at - state.since < slowMilliseconds ? state : { ...state, isSlow: true }, []]
    case 'start':
      return state.isSlow ? [asking(at), [open]] : [state, []]
    case 'time-up':
      return failed('time-up')
    case 'failed':
      return failed(event.failure)
    default:
      return [state, []]
  }
}

function inBeep(state: In<'beep'>, event: RecorderEvent, at: number): Step {
  const { health } = state
  switch (event.type) {
    case 'beep-ended':
      return capturing(health, at)
    case 'tick':
      return at - health.startedAt < beepMilliseconds
        ? [{ ...state, health: { ...health, tickAt: at } }, []]
        : capturing(health, at)
    case 'source': {
      const fault = faultOfChange(health, event.change)
      return fault === null ? [{ ...state, health: afterChange(health, event.change, at) }, []] : failed(fault)
    }
    case 'time-up':
      return failed('time-up')
    case 'failed':
      return failed(event.failure)
    default:
      return [state, []]
  }
}

function inRecording(state: In<'recording'>, event: RecorderEvent, rules: RecorderRules, at: number): Step {
  switch (event.type) {
    case 'sound':
      return heard(state, event.seconds, event.level, rules, at)
    case 'source': {
      const fault = faultOfChange(state.health, event.change)
      const health = afterChange(state.health, event.change, at)
      return fault === null ? [{ ...state, health }, []] : broken(state, fault)
    }
    case 'tick': {
      const [health, fault] = afterTick(state.health, at, state.elapsedSeconds)
      return fault === null ? [{ ...state, health }, []] : broken(state, fault)
    }
    case 'stop':
      return stopped(state.elapsedSeconds, 'learner')
    case 'time-up':
      return state.elapsedSeconds === 0 ? failed('time-up') : stopped(state.elapsedSeconds, 'maximum')
    default:
      return [state, []]
  }
}

function inDenied(state: RecorderState, event: RecorderEvent, at: number): Step {
  if (event.type === 'request-permission') return [asking(at, true), [open]]
  if (event.type === 'start') return [asking(at), [open]]
  if (event.type === 'time-up') return [{ name: 'failed', failure: 'time-up' }, []]
  return event.type === 'dismiss-denied' ? [idle, []] : [state, []]
}

function inEncoding(state: In<'encoding'>, event: RecorderEvent): Step {
  if (event.type === 'failed') return failed(event.failure)
  return event.type === 'encoded' ? [{ ...state, name: 'recorded' }, [release]] : [state, []]
}

function inIdle(event: RecorderEvent, at: number): Step {
  if (event.type === 'time-up') return [{ name: 'failed', failure: 'time-up' }, []]
  return event.type === 'start' ? [asking(at), [open]] : [idle, []]
}

function afterwards(state: RecorderState, event: RecorderEvent, at: number): Step {
  if (event.type === 'time-up' && state.name === 'failed') return [{ name: 'failed', failure: 'time-up' }, []]
  const mayRestart = event.type === 'try-again' || (event.type === 'start' && state.name !== 'recorded')
  return mayRestart ? [asking(at), [discard, open]] : [state, []]
}

/**
 * The recorder of specification §4.1: idle → permission → an optional beep → recording → encoded. It stops by itself at the maximum and after a stretch of
 * silence, which is counted only while recording, and says what happened when the source of the sound fails: a short mute is
 * gone through, anything longer ends the take and keeps what there is. Try again throws the take away and starts over. An event
 * that a state does not know changes nothing.
 * @param at milliseconds of the wall clock at which the event comes
 */
export function recorderMachine(state: RecorderState, event: RecorderEvent, rules: RecorderRules, at: number): Step {
  if (event.type === 'clear') return [idle, [discard, release]]
  switch (state.name) {
    case 'idle':
      return inIdle(event, at)
    case 'asking':
      return inAsking(state, event, rules, at)
    case 'denied':
      return inDenied(state, event, at)
    case 'beep':
      return inBeep(state, event, at)
    case 'recording':
      return inRecording(state, event, rules, at)
    case 'encoding':
      return inEncoding(state, event)
    case 'recorded':
    case 'failed':
      return afterwards(state, event, at)
  }
}
