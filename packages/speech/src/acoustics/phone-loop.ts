/** Decodes a take into its likeliest phones, whatever they are. */
import { CLASSES, SILENCE_CLASS } from './sound-classes.ts'
import { framesOf } from './scaled-likelihoods.ts'

/** Each phone lasts at least this many frames (30 ms, as three-state phone models assume). */
export const STATES_PER_PHONE = 3
/** Nats for starting another sound: about the logarithm of how many there are to choose from. */
const CHANGE_COST = 3

export type LoopSound = { soundClass: number; start: number; end: number }

export type PhoneLoop = {
  /** Score of the best sequence of any sounds up to each frame; one more entry than frames. */
  prefix: Float64Array
  /** The likeliest sounds of the take in order, silences among them. Frames are 10 ms, ends exclusive. */
  sounds: LoopSound[]
}

/**
 * The likeliest sounds of a take when any sound may follow any other: what a word has to stand up to. One-stage decoding (Ney 1984): the
 * best score of each frame begins every sound of the next, and each state carries the frame in which its sound began. `viterbi` gives no scores on the way.
 */
export function runPhoneLoop(scores: Float32Array): PhoneLoop {
  const frames = framesOf(scores)
  const prefix = new Float64Array(frames + 1).fill(-Infinity)
  prefix[0] = 0
  const bestClass = new Uint8Array(frames + 1)
  const bestStart = new Int32Array(frames + 1)
  const states = new Float64Array(CLASSES * STATES_PER_PHONE).fill(-Infinity)
  const starts = new Int32Array(states.length)
  for (let t = 0; t < frames; t++) {
    // A take that has only begun has no whole sound behind it yet; nothing else may be entered then.
    const entry = prefix[t] ?? -Infinity
    for (let c = 0; c < CLASSES; c++) {
      const score = scores[t * CLASSES + c] ?? 0
      const last = stepChain(
        states,
        starts,
        c * STATES_PER_PHONE,
        entry - (c === SILENCE_CLASS ? 0 : CHANGE_COST),
        t,
        score,
      )
      if (last <= (prefix[t + 1] ?? -Infinity)) continue
      prefix[t + 1] = last
      bestClass[t + 1] = c
      bestStart[t + 1] = starts[c * STATES_PER_PHONE + STATES_PER_PHONE - 1] ?? 0
    }
  }
  return { prefix, sounds: traceSounds(bestClass, bestStart, frames) }
}

function stepChain(
  states: Float64Array,
  starts: Int32Array,
  first: number,
  entry: number,
  frame: number,
  score: number,
): number {
  for (let s = first + STATES_PER_PHONE - 1; s > first; s--) {
    const before = states[s - 1] ?? -Infinity
    if (before > (states[s] ?? -Infinity)) {
      states[s] = before
      starts[s] = starts[s - 1] ?? 0
    }
    states[s] = (states[s] ?? -Infinity) + score
  }
  if (entry > (states[first] ?? -Infinity)) {
    states[first] = entry
    starts[first] = frame
  }
  states[first] = (states[first] ?? -Infinity) + score
  return states[first + STATES_PER_PHONE - 1] ?? -Infinity
}

function traceSounds(bestClass: Uint8Array, bestStart: Int32Array, frames: number): LoopSound[] {
  const sounds: LoopSound[] = []
  let end = frames
  while (end > 0) {
    const start = bestStart[end] ?? 0
    const soundClass = bestClass[end] ?? SILENCE_CLASS
    if (start >= end) break
    const next = sounds.at(-1)
    if (next?.soundClass === soundClass && soundClass === SILENCE_CLASS) next.start = start
    else sounds.push({ soundClass, start, end })
    end = start
  }
  return sounds.toReversed()
}
