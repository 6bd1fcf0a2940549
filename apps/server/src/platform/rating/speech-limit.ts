import { walkMp3Frames } from '@rehearsal/speech/audio'

/** A second on a machine with nothing else to do; more than a minute was seen right after the start of one that is overrun. */
const LOADING_MS = 120_000
/** Twenty times what the engine takes of its own; a thread that shares its processor with others needs some of that. */
const TIMES_LENGTH = 3
const MOST_MS = 180_000
/** Of a take of more than a minute and a half: two minutes take 41 s of a processor, and may get a sixth of one (decision 081). */
const MOST_TIMES_LENGTH = 2

/** How long a thread may work on a take of so many seconds, in whole milliseconds, the loading of its engines included. */
export function speechLimitMs(seconds: number): number {
  const most = Math.max(MOST_MS, Math.ceil(MOST_TIMES_LENGTH * seconds * 1000))
  return Math.min(most, LOADING_MS + Math.ceil(TIMES_LENGTH * seconds * 1000))
}

/** Seconds of a take that was checked: its headers are sound. */
export function secondsOf(bytes: Uint8Array): number {
  return walkMp3Frames(bytes).seconds
}
