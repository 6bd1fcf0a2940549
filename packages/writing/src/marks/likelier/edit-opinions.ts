import { logistic, sum } from '@rehearsal/statistics/numbers'
import type { PlacedEdit } from './placed-edits.ts'

/** What words say of an edit (log odds): that something is to be changed there, and that it is to be changed so. */
export type EditOpinion = { placed: PlacedEdit; place: number; change: number }

/** Where no edit is weighed, nothing is to be changed. */
const NO_EDIT = -8
const OFFSETS = [-2, -1, 0, 1, 2] as const

/**
 * What is thought of the words around: for each edit of a sentence, given as the edits of the same words together, the surest
 * opinion of two places before to two behind, what share of all places is probably wrong elsewhere, the surest of the same words, and
 * how many edits these have. `fit_edits.py` fits the trees to the same.
 */
export function opinionsAround(sentence: readonly (readonly EditOpinion[])[]): number[][] {
  const surest = new Map<number, number>()
  for (const { placed, place } of sentence.flat())
    surest.set(placed.edit.place, Math.max(surest.get(placed.edit.place) ?? NO_EDIT, place))
  const probabilities = [...surest.values()].map(logistic)
  const all = sum(probabilities)
  return sentence.map((options) => {
    const at = options[0]?.placed.edit.place ?? 0
    const near = OFFSETS.map((offset) => surest.get(at + offset) ?? NO_EDIT)
    const others = (all - logistic(surest.get(at) ?? NO_EDIT)) / probabilities.length
    return [...near, others, Math.max(...options.map(({ place }) => place)), options.length]
  })
}
