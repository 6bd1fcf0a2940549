import { viterbi } from '@rehearsal/statistics/viterbi'
import type { FrameSpan } from '../front-end/frame-span.ts'
import { CLASSES } from '../acoustics/sound-classes.ts'
import type { SoundChain } from './sound-chain.ts'

/** Forced alignment of a chain: where each of its phones lies between two frames. Empty when the stretch is too short for it. */
export function alignChain(chain: SoundChain, scores: Float32Array, start: number, end: number): FrameSpan[] {
  const { emits, phoneOf, phones } = chain
  const path = viterbi(chain.model, end - start, (frame, states) => {
    const row = (start + frame) * CLASSES
    for (let s = 0; s < states.length; s++) states[s] = (states[s] ?? -Infinity) + (scores[row + (emits[s] ?? 0)] ?? 0)
  })
  if (path === null) return []
  const spans = phones.map(() => ({ start: -1, end: -1 }))
  path.states.forEach((state, frame) => {
    const span = spans[phoneOf[state] ?? -1]
    if (span === undefined) return
    if (span.start < 0) span.start = start + frame
    span.end = start + frame + 1
  })
  return spans
}
