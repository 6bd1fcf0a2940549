import type { FrameSpan } from '../front-end/frame-span.ts'
import { CLASSES } from '../acoustics/sound-classes.ts'
import { SILENCE_STATES, type SoundChain } from './sound-chain.ts'

/** Where each phone of a chain lies between two frames (Viterbi). Empty when the stretch is too short for it. */
export function placePhones(chain: SoundChain, scores: Float32Array, start: number, end: number): FrameSpan[] {
  const size = chain.emits.length
  const frames = end - start
  const steps = new Uint8Array(frames * size)
  const states = new Float64Array(size).fill(-Infinity)
  for (let t = 0; t < frames; t++) {
    for (let s = size - 1; s >= 0; s--) {
      const stay = states[s] ?? -Infinity
      const before = s > 0 ? (states[s - 1] ?? -Infinity) : t === 0 ? 0 : -Infinity
      const jump = chain.mayJump[s] === 1 ? (states[s - 1 - SILENCE_STATES] ?? -Infinity) : -Infinity
      const best = Math.max(stay, before, jump)
      steps[t * size + s] = best === stay ? 0 : best === before ? 1 : 1 + SILENCE_STATES
      states[s] = best + (scores[(start + t) * CLASSES + (chain.emits[s] ?? 0)] ?? 0)
    }
  }
  if ((states[size - 1] ?? -Infinity) === -Infinity) return []
  return trace(chain, steps, frames, start)
}

function trace(chain: SoundChain, steps: Uint8Array, frames: number, start: number): FrameSpan[] {
  const size = chain.emits.length
  const spans = chain.phones.map(() => ({ start: -1, end: -1 }))
  let state = size - 1
  for (let t = frames - 1; t >= 0; t--) {
    const span = spans[chain.phoneOf[state] ?? -1]
    if (span !== undefined) {
      if (span.end < 0) span.end = start + t + 1
      span.start = start + t
    }
    state -= steps[t * size + state] ?? 0
  }
  return spans
}
