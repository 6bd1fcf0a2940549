/** Chooses the stretches of an answer that may say a key point, or its opposite. */
import { cosine } from '@rehearsal/meaning/vectors'
import type { ReadPoint, ReadText } from './window-features.ts'

const MOST_WINDOWS = 6
const MOST_OF_SENTENCE = 2
/** What is farther behind the best stretch is about something else. */
const FARTHEST = 0.35
/** Nearness to another key point speaks against a stretch, with half the weight. */
const OTHER = 0.5

/** Indices of the windows that may say key point `index`, the best first, each with how far it is behind it. */
export function candidatesFor(
  windows: readonly (Pick<ReadText, 'vector'> & { sentence: number })[],
  points: readonly ReadPoint[],
  index: number,
): { window: number; lead: number; nearestOther: number }[] {
  const nearest = (vector: Float32Array, { point, says, opposite }: ReadPoint) =>
    Math.max(...[point, ...says, ...opposite].map((text) => cosine(vector, text.vector)))
  const scored = windows
    .map(({ vector, sentence }, window) => {
      const near = points.map((point) => nearest(vector, point))
      const nearestOther = Math.max(-1, ...near.filter((_, i) => i !== index))
      const own = near[index] ?? -1
      return { window, sentence, nearestOther, key: own + OTHER * (own - nearestOther) }
    })
    .toSorted((a, b) => b.key - a.key)
  const best = scored[0]?.key ?? 0
  const taken = new Map<number, number>()
  return scored
    .filter(({ sentence, key }) => {
      const before = taken.get(sentence) ?? 0
      taken.set(sentence, before + 1)
      return key >= best - FARTHEST && before < MOST_OF_SENTENCE
    })
    .slice(0, MOST_WINDOWS)
    .map(({ window, nearestOther, key }) => ({ window, nearestOther, lead: key - best }))
}
