/** How near each stretch of an answer comes to each point that is asked for. */
import { mean } from '@rehearsal/statistics/numbers'
import { cosine } from '@rehearsal/meaning/vectors'
import type { ReadWindow } from '../../meaning/answer-meaning.ts'
import type { Asked, AskedPoint } from './asked-points.ts'

/** So many of the nearest ways to say a point are looked at, of few ways a third: two to four of ten do alike (docs/studies/2026-11-29-is-a-point-said.md). */
const NEAREST = 3
/** What nearness to another point takes away; 0.4 to 0.6 do alike. */
const OTHER_WEIGHT = 0.5

/** A stretch of an answer beside one point, in cosines. */
export type ScoredWindow = ReadWindow & {
  /** The mean of the nearest ways to say the point, and the nearest one. */
  says: number
  nearest: number
  /** The point's own text. */
  statement: number
  /** The nearest way to say its opposite; `says` where none is known. */
  opposite: number
  /** The nearest of the question's other points, by their ways; 0 without any. */
  other: number
  /** The nearest sentence of the prompt or the source; 0 without any. */
  prompt: number
  /** `says` less half of `other`: how likely the point, and no other, is made here. */
  score: number
}

/** The windows beside each point of a question, in the answer's order. */
export function scoreWindows(windows: readonly ReadWindow[], { points, prompt }: Asked): ScoredWindow[][] {
  const rows = windows.map((window) => {
    const near = points.map((point) => nearness(window, point))
    return { window, near, prompt: highest(prompt, window.vector) }
  })
  return points.map((_, own) =>
    rows.map(({ window, near, prompt: promptCosine }): ScoredWindow => {
      const at = near[own] ?? NOTHING
      const other = Math.max(0, ...near.flatMap(({ says }, i) => (i === own ? [] : [says])))
      return { ...window, ...at, other, prompt: promptCosine, score: at.says - OTHER_WEIGHT * other }
    }),
  )
}

const NOTHING = { says: 0, nearest: 0, statement: 0, opposite: 0 }

function nearness({ vector }: ReadWindow, { text, says, opposite }: AskedPoint): typeof NOTHING {
  const cosines = says.map((way) => cosine(way, vector)).toSorted((a, b) => b - a)
  const near = mean(cosines.slice(0, Math.min(NEAREST, Math.ceil(says.length / NEAREST))))
  return {
    says: near,
    nearest: cosines[0] ?? 0,
    statement: cosine(text, vector),
    opposite: opposite.length === 0 ? near : highest(opposite, vector),
  }
}

function highest(vectors: readonly Float32Array[], vector: Float32Array): number {
  return vectors.reduce((most, other) => Math.max(most, cosine(other, vector)), 0)
}
