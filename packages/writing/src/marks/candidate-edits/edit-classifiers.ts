/** Classifies candidate edits: a regression and boosted trees each, for error detection and for correction. */
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { logistic } from '@rehearsal/statistics/numbers'
import { predictTrees, treesSchema } from '@rehearsal/statistics/trees'
import { readModel } from '../../weights/read-model.ts'
import { type LexicalScore, neighbourFeatures } from './neighbour-features.ts'
import { LEXICAL_BUCKETS } from './lexical-features.ts'
import type { PlacedEdit } from './placed-edits.ts'

/**
 * Two probabilities, from 0 to 1: `detection`, that a corrector changes something at the place of an edit, and `correction`, that
 * this very change brings the sentence nearer to what a corrector writes; the latter is asked of few places.
 */
export type ClassifiedEdit = PlacedEdit & { detection: number; correction: () => number }

/** Ranks the edits of the same words by the regression for corrections, and classifies the best, for all such words of a sentence. */
type EditClassifiers = (sentence: readonly (readonly PlacedEdit[])[]) => ClassifiedEdit[]

/**
 * A regression's other numbers, in front of its quantised weights (one byte each): the step of these, the intercept, and the weights
 * of the log-likelihood ratio, of the margin by which an edit falls behind the likeliest of the same words, and of being that one.
 */
const headerSchema = z.object({
  scale: z.number().positive(),
  intercept: z.number(),
  logRatio: z.number(),
  margin: z.number(),
  isLikeliest: z.number(),
})

let loaded: EditClassifiers | undefined

/** The classifiers of `training/fit_edits.py`, read once per thread. */
export function editClassifiers(): EditClassifiers {
  loaded ??= readClassifiers()
  return loaded
}

function readClassifiers(): EditClassifiers {
  const regressions = { detection: readRegression('detection'), correction: readRegression('correction') }
  const trees = { detection: readTrees('detection'), correction: readTrees('correction') }
  return (sentence) => {
    const scored = sentence.map((options) =>
      options.map((placed): LexicalScore => ({
        placed,
        detection: regressions.detection(placed),
        correction: regressions.correction(placed),
      })),
    )
    const around = neighbourFeatures(scored)
    return scored.flatMap((options, index) => {
      const [best] = options.toSorted((a, b) => b.correction - a.correction)
      if (best === undefined) return []
      const row = Float32Array.from([
        ...best.placed.features(),
        best.detection,
        best.correction,
        ...(around[index] ?? []),
      ])
      return [
        {
          ...best.placed,
          detection: logistic(predictTrees(trees.detection, row)),
          correction: () => logistic(predictTrees(trees.correction, row)),
        },
      ]
    })
  }
}

function readTrees(name: string) {
  return treesSchema.parse(JSON.parse(readModel(`candidate-edits/${name}-trees.json`).toString('utf8')))
}

function readRegression(name: string): (placed: PlacedEdit) => number {
  const bytes = gunzipSync(readModel(`candidate-edits/${name}-regression.gz`))
  const headerEnd = bytes.indexOf('\n')
  const header = headerSchema.parse(JSON.parse(bytes.toString('utf8', 0, headerEnd)))
  const weights = Int8Array.from(bytes.subarray(headerEnd + 1))
  if (weights.length !== LEXICAL_BUCKETS) throw new Error(`${name}-regression.gz holds ${weights.length} weights`)
  return ({ edit: { logRatio, rival }, lexicalFeatures }) => {
    let lexical = 0
    for (const bucket of lexicalFeatures) lexical += weights[bucket] ?? 0
    const margin = logRatio - rival
    const likelihood =
      header.logRatio * logRatio + header.margin * Math.min(0, margin) + (margin >= 0 ? header.isLikeliest : 0)
    return header.intercept + likelihood + header.scale * lexical
  }
}
