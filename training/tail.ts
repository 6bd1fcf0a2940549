/** The tail of good answers: their scores, taken for exponential below their tenth percentile. */
import { average } from './fit-linear.ts'

const TAIL = 0.1

/** The bar below which the tail leaves this share of the scores. */
export function tailBar(scores: readonly number[], share: number): number {
  const { start, excess } = tailOf(scores)
  return start - Math.log(TAIL / share) * excess
}

/** The share of the scores that the tail leaves below a bar. */
export function tailShare(scores: readonly number[], bar: number): number {
  const { start, excess } = tailOf(scores)
  return bar >= start
    ? scores.filter((score) => score < bar).length / scores.length
    : TAIL * Math.exp((bar - start) / excess)
}

/** Where the tail starts, and how far below it lies on average. */
function tailOf(scores: readonly number[]): { start: number; excess: number } {
  const sorted = scores.toSorted((one, other) => one - other)
  const start = sorted[Math.floor(sorted.length * TAIL)] ?? 0
  return { start, excess: average(sorted.filter((score) => score <= start).map((score) => start - score)) }
}
