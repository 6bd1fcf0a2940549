import { CLASSES } from '../acoustics/sound-classes.ts'
import { framesOf } from '../acoustics/scaled-likelihoods.ts'
import { SILENCE_STATES, type SoundChain } from './sound-chain.ts'

/** A stretch of the take in which a chain may have been said. `logLikelihoodRatio`: to any other sounds (the phone loop). */
export type Hit = { start: number; end: number; logLikelihoodRatio: number }

/**
 * Every place where a chain stands up to free speech by at least `lowestRatio` nats; of overlapping places the best.
 * `prefix` comes from the phone loop over the same scores. A chain may begin and end in every frame, so that each state carries the frame in which it
 * began (token passing); `viterbi` finds one path from the first frame to the last.
 */
export function spotChain(chain: SoundChain, scores: Float32Array, prefix: Float64Array, lowestRatio: number): Hit[] {
  const size = chain.emits.length
  const states = new Float64Array(size).fill(-Infinity)
  const starts = new Int32Array(size)
  const hits: Hit[] = []
  for (let t = 0; t < framesOf(scores); t++) {
    stepStates(chain, scores, t, states, starts, prefix[t] ?? -Infinity)
    const logLikelihoodRatio = (states[size - 1] ?? -Infinity) - (prefix[t + 1] ?? -Infinity)
    if (logLikelihoodRatio >= lowestRatio)
      keepBest(hits, { start: starts[size - 1] ?? 0, end: t + 1, logLikelihoodRatio })
  }
  return hits
}

function stepStates(
  { emits, mayJump }: SoundChain,
  scores: Float32Array,
  frame: number,
  states: Float64Array,
  starts: Int32Array,
  entry: number,
): void {
  for (let s = emits.length - 1; s >= 0; s--) {
    let best = states[s] ?? -Infinity
    let start = starts[s] ?? 0
    const before = s === 0 ? entry : (states[s - 1] ?? -Infinity)
    if (before > best) {
      best = before
      start = s === 0 ? frame : (starts[s - 1] ?? 0)
    }
    const jump = mayJump[s] === 1 ? (states[s - 1 - SILENCE_STATES] ?? -Infinity) : -Infinity
    if (jump > best) {
      best = jump
      start = starts[s - 1 - SILENCE_STATES] ?? 0
    }
    states[s] = best + (scores[frame * CLASSES + (emits[s] ?? 0)] ?? 0)
    starts[s] = start
  }
}

/** Of equally likely ones the later end stays: the last sound goes on. */
function keepBest(hits: Hit[], hit: Hit): void {
  const last = hits.at(-1)
  if (last === undefined || hit.start >= last.end) hits.push(hit)
  else if (hit.logLikelihoodRatio >= last.logLikelihoodRatio) hits[hits.length - 1] = hit
}
