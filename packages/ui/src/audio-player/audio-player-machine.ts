export type AudioPlayerState = {
  /** `halted`: it should play in the exam, and waits for a press: the browser, or the device, stopped it. */
  phase: 'ready' | 'countdown' | 'playing' | 'paused' | 'halted' | 'ended' | 'failed'
  /** Whole seconds until it plays by itself. */
  countdownSeconds: number
  positionSeconds: number
  /** 0 until the file says how long it is. */
  durationSeconds: number
  speed: number
  /** 0…1 */
  volume: number
  /** How often it has been heard to the end. */
  timesEnded: number
}

export type AudioPlayerEvent =
  /** The page shows the player; with seconds it starts by itself after them. */
  | { type: 'shown'; startsAfterSeconds: number | undefined }
  /** The page takes it away; it may show it again. */
  | { type: 'hidden' }
  | { type: 'second-passed' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'toggle' }
  | { type: 'seek'; toSeconds: number }
  | { type: 'seek-by'; seconds: number }
  | { type: 'speed'; speed: number }
  | { type: 'volume'; volume: number }
  | { type: 'retry' }
  | { type: 'duration-known'; seconds: number }
  | { type: 'moved'; toSeconds: number }
  | { type: 'ended' }
  /** The browser does not play without a press. */
  | { type: 'refused' }
  /** A call, earphones taken out or a key of the device paused it. */
  | { type: 'paused-outside' }
  | { type: 'failed' }

export type AudioPlayerEffect =
  | { type: 'play'; speed: number }
  | { type: 'pause' | 'load' }
  | { type: 'seek'; toSeconds: number }
  | { type: 'speed'; speed: number }
  | { type: 'volume'; volume: number }

export type AudioPlayerRules = {
  /** Exam mode: no pause, no scrubbing, no second hearing. */
  isPlayOnce: boolean
}

type Step = readonly [AudioPlayerState, readonly AudioPlayerEffect[]]

export const initialAudioPlayer: AudioPlayerState = {
  phase: 'ready',
  countdownSeconds: 0,
  positionSeconds: 0,
  durationSeconds: 0,
  speed: 1,
  volume: 1,
  timesEnded: 0,
}

function play(state: AudioPlayerState, rules: AudioPlayerRules): Step {
  if (state.phase === 'playing' || state.phase === 'failed' || (rules.isPlayOnce && state.timesEnded > 0))
    return [state, []]
  const playing: AudioPlayerState = { ...state, phase: 'playing', countdownSeconds: 0 }
  if (state.phase !== 'ended') return [playing, [{ type: 'play', speed: state.speed }]]
  return [
    { ...playing, positionSeconds: 0 },
    [
      { type: 'seek', toSeconds: 0 },
      { type: 'play', speed: state.speed },
    ],
  ]
}

function pause(state: AudioPlayerState, rules: AudioPlayerRules): Step {
  return state.phase === 'playing' && !rules.isPlayOnce
    ? [{ ...state, phase: 'paused' }, [{ type: 'pause' }]]
    : [state, []]
}

function seek(state: AudioPlayerState, toSeconds: number, rules: AudioPlayerRules): Step {
  if (rules.isPlayOnce || state.durationSeconds <= 0 || state.phase === 'failed') return [state, []]
  const position = Math.min(state.durationSeconds, Math.max(0, toSeconds))
  const phase = state.phase === 'playing' ? 'playing' : 'paused'
  return [{ ...state, phase, countdownSeconds: 0, positionSeconds: position }, [{ type: 'seek', toSeconds: position }]]
}

function shown(state: AudioPlayerState, startsAfterSeconds: number | undefined, rules: AudioPlayerRules): Step {
  if (startsAfterSeconds === undefined || state.phase !== 'ready') return [state, []]
  if (startsAfterSeconds <= 0) return play(state, rules)
  return [{ ...state, phase: 'countdown', countdownSeconds: Math.ceil(startsAfterSeconds) }, []]
}

function count(state: AudioPlayerState, rules: AudioPlayerRules): Step {
  if (state.phase !== 'countdown') return [state, []]
  const left = state.countdownSeconds - 1
  return left <= 0 ? play(state, rules) : [{ ...state, countdownSeconds: left }, []]
}

/** What the learner does. */
function pressed(state: AudioPlayerState, event: AudioPlayerEvent, rules: AudioPlayerRules): Step {
  switch (event.type) {
    case 'play':
      return play(state, rules)
    case 'pause':
      return pause(state, rules)
    case 'toggle':
      return state.phase === 'playing' ? pause(state, rules) : play(state, rules)
    case 'seek':
      return seek(state, event.toSeconds, rules)
    case 'seek-by':
      return seek(state, state.positionSeconds + event.seconds, rules)
    case 'speed':
      return rules.isPlayOnce || event.speed <= 0
        ? [state, []]
        : [{ ...state, speed: event.speed }, [{ type: 'speed', speed: event.speed }]]
    case 'volume': {
      const volume = Math.min(1, Math.max(0, event.volume))
      return [{ ...state, volume }, [{ type: 'volume', volume }]]
    }
    case 'retry':
      return state.phase === 'failed'
        ? [{ ...state, phase: 'ready', positionSeconds: 0 }, [{ type: 'load' }]]
        : [state, []]
    default:
      return [state, []]
  }
}

/**
 * The player of specification §4.3: an optional countdown, then playing, with pause, speed, volume and seeking. In exam mode it is heard once, from start to
 * end; only the volume moves. What the state does not allow changes nothing.
 */
export function audioPlayerMachine(state: AudioPlayerState, event: AudioPlayerEvent, rules: AudioPlayerRules): Step {
  switch (event.type) {
    case 'shown':
      return shown(state, event.startsAfterSeconds, rules)
    case 'hidden':
      return [{ ...state, phase: 'ready', countdownSeconds: 0, positionSeconds: 0 }, []]
    case 'second-passed':
      return count(state, rules)
    case 'duration-known':
      return [{ ...state, durationSeconds: Number.isFinite(event.seconds) ? Math.max(0, event.seconds) : 0 }, []]
    case 'moved':
      return state.phase === 'playing' ? [{ ...state, positionSeconds: Math.max(0, event.toSeconds) }, []] : [state, []]
    case 'ended':
      return state.phase === 'playing'
        ? [{ ...state, phase: 'ended', positionSeconds: state.durationSeconds, timesEnded: state.timesEnded + 1 }, []]
        : [state, []]
    case 'refused':
      return state.phase === 'playing' ? [{ ...state, phase: rules.isPlayOnce ? 'halted' : 'ready' }, []] : [state, []]
    case 'paused-outside':
      return state.phase === 'playing' ? [{ ...state, phase: rules.isPlayOnce ? 'halted' : 'paused' }, []] : [state, []]
    case 'failed':
      return [{ ...state, phase: 'failed', countdownSeconds: 0 }, []]
    default:
      return pressed(state, event, rules)
  }
}
