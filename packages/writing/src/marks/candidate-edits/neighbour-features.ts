/** Makes features of what is said of the edits around an edit. */
import { logistic, sum } from '@rehearsal/statistics/numbers'
import type { PlacedEdit } from './placed-edits.ts'

/** What the regressions say of an edit (log odds): that something is to be changed there, and that it is to be changed so. */
export type LexicalScore = { placed: PlacedEdit; detection: number; correction: number }

/** The log odds where no edit is scored: nothing is to be changed. */
const NO_EDIT = -8
const OFFSETS = [-2, -1, 0, 1, 2] as const

/**
 * What the detection regression says of the places around, for each edit of a sentence, given as the edits of the same words together:
 * the highest log odds of two places before to two behind, the mean probability elsewhere, the highest of the same words, and how many
 * edits these have. `fit_edits.py` fits the trees to the same.
 */
export function neighbourFeatures(sentence: readonly (readonly LexicalScore[])[]): number[][] {
  const highest = new Map<number, number>()
  for (const { placed, detection } of sentence.flat())
    highest.set(placed.edit.place, Math.max(highest.get(placed.edit.place) ?? NO_EDIT, detection))
  const probabilities = [...highest.values()].map(logistic)
  const all = sum(probabilities)
  return sentence.map((options) => {
    const at = options[0]?.placed.edit.place ?? 0
    const near = OFFSETS.map((offset) => highest.get(at + offset) ?? NO_EDIT)
    const others = (all - logistic(highest.get(at) ?? NO_EDIT)) / probabilities.length
    return [...near, others, Math.max(...options.map(({ detection }) => detection)), options.length]
  })
}
