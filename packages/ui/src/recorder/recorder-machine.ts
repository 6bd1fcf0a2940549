/** Why a recording ended: the learner stopped it, its time was up, or nothing was heard. */
export type StopReason = 'learner' | 'maximum' | 'silence'

export type RecorderState =
  | { name: 'idle' }
  | { name: 'asking'; isRetry: boolean }
  /** `hasFailedAgain`: the learner asked for permission once more and got none. */
  | { name: 'denied'; hasFailedAgain: boolean }
  | { name: 'beep' }
  | { name: 'recording'; elapsedSeconds: number; silentSeconds: number }
  | { name: 'encoding'; elapsedSeconds: number; reason: StopReason }
  | { name: 'recorded'; elapsedSeconds: number; reason: StopReason }
  | { name: 'failed' }

export type RecorderEvent =
  | { type: 'start' }
  | { type: 'granted' }
  | { type: 'denied' }
  | { type: 'failed' }
  | { type: 'beep-ended' }
  /** A stretch of sound: how long it is, and its average level from 0 to 255. */
  | { type: 'sound'; seconds: number; level: number }
  | { type: 'stop' }
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

const open: RecorderEffect = { type: 'open-microphone' }
const beep: RecorderEffect = { type: 'beep' }
const capture: RecorderEffect = { type: 'capture' }
const discard: RecorderEffect = { type: 'discard' }
const release: RecorderEffect = { type: 'release' }

function stopped(elapsedSeconds: number, reason: StopReason): Step {
  return [{ name: 'encoding', elapsedSeconds, reason }, [{ type: 'encode', reason }]]
}

/** Sums of audio blocks carry rounding: a thousandth of a second counts as arrived. */
const tolerance = 0.001

function heard(
  state: RecorderState & { name: 'recording' },
  seconds: number,
  level: number,
  rules: RecorderRules,
): Step {
  const elapsedSeconds = Math.min(rules.maximumSeconds, state.elapsedSeconds + seconds)
  const silentSeconds = level < rules.silenceLevel ? state.silentSeconds + seconds : 0
  if (elapsedSeconds >= rules.maximumSeconds - tolerance) {
    return stopped(elapsedSeconds, 'maximum')
  }
  if (silentSeconds >= rules.silenceSeconds - tolerance) {
    return stopped(elapsedSeconds, 'silence')
  }
  return [{ name: 'recording', elapsedSeconds, silentSeconds }, []]
}

const recording: RecorderState = { name: 'recording', elapsedSeconds: 0, silentSeconds: 0 }
const idle: RecorderState = { name: 'idle' }

function inAsking(state: RecorderState & { name: 'asking' }, event: RecorderEvent, rules: RecorderRules): Step {
  if (event.type === 'granted') return rules.hasBeep ? [{ name: 'beep' }, [beep]] : [recording, [capture]]
  if (event.type === 'denied') return [{ name: 'denied', hasFailedAgain: state.isRetry }, [release]]
  return [state, []]
}

function inRecording(state: RecorderState & { name: 'recording' }, event: RecorderEvent, rules: RecorderRules): Step {
  if (event.type === 'sound') return heard(state, event.seconds, event.level, rules)
  if (event.type !== 'stop') return [state, []]
  return stopped(state.elapsedSeconds, 'learner')
}

function inDenied(state: RecorderState, event: RecorderEvent): Step {
  if (event.type === 'request-permission') return [{ name: 'asking', isRetry: true }, [open]]
  if (event.type === 'start') return [{ name: 'asking', isRetry: false }, [open]]
  return event.type === 'dismiss-denied' ? [idle, []] : [state, []]
}

function afterwards(state: RecorderState, event: RecorderEvent): Step {
  const mayRestart = event.type === 'try-again' || (event.type === 'start' && state.name !== 'recorded')
  return mayRestart ? [{ name: 'asking', isRetry: false }, [discard, open]] : [state, []]
}

/**
 * The recorder of specification §4.1: idle → permission → an optional beep → recording → encoded. It stops by itself at the maximum and after a stretch of
 * silence, which is counted only while recording. Try again throws the take away and starts over. An event that a state does not know changes nothing.
 */
export function recorderMachine(state: RecorderState, event: RecorderEvent, rules: RecorderRules): Step {
  if (event.type === 'clear') return [idle, [discard, release]]
  if (event.type === 'failed' && state.name !== 'idle' && state.name !== 'recorded')
    return [{ name: 'failed' }, [release]]
  switch (state.name) {
    case 'idle':
      return event.type === 'start' ? [{ name: 'asking', isRetry: false }, [open]] : [state, []]
    case 'asking':
      return inAsking(state, event, rules)
    case 'denied':
      return inDenied(state, event)
    case 'beep':
      return event.type === 'beep-ended' ? [recording, [capture]] : [state, []]
    case 'recording':
      return inRecording(state, event, rules)
    case 'encoding':
      return event.type === 'encoded' ? [{ ...state, name: 'recorded' }, [release]] : [state, []]
    case 'recorded':
    case 'failed':
      return afterwards(state, event)
  }
}
