import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { logistic } from '@rehearsal/statistics/numbers'
import { predictTrees, treesSchema } from '@rehearsal/statistics/trees'
import { readModel } from '../../weights/read-model.ts'
import { type EditOpinion, opinionsAround } from './edit-opinions.ts'
import { WORDING_BUCKETS } from './edit-wordings.ts'
import type { PlacedEdit } from './placed-edits.ts'

/** How likely it is, from 0 to 1, that a corrector changes something at the place of an edit, and that this very change brings the sentence nearer to what a corrector writes; the latter is asked of few places. */
export type JudgedEdit = PlacedEdit & { place: number; change: () => number }

/** Judges what words say is the best of the edits of the same words, for all such words of a sentence. */
type EditJudges = (sentence: readonly (readonly PlacedEdit[])[]) => JudgedEdit[]

/**
 * In front of the weights, one byte each: what a weight of 1 counts, and what an edit counts without any, for its gain, for how
 * far it lags behind the likeliest edit of the same words, and for being that one.
 */
const headerSchema = z.object({
  step: z.number().positive(),
  baseline: z.number(),
  gain: z.number(),
  lag: z.number(),
  likeliest: z.number(),
})

let loaded: EditJudges | undefined

/** The judges of `training/fit_edits.py`, read once per thread. */
export function editJudges(): EditJudges {
  loaded ??= readJudges()
  return loaded
}

function readJudges(): EditJudges {
  const opinions = { place: readOpinion('place'), change: readOpinion('change') }
  const trees = { place: readTrees('place'), change: readTrees('change') }
  return (sentence) => {
    const said = sentence.map((options) =>
      options.map((placed): EditOpinion => ({
        placed,
        place: opinions.place(placed),
        change: opinions.change(placed),
      })),
    )
    const around = opinionsAround(said)
    return said.flatMap((options, index) => {
      const [best] = options.toSorted((a, b) => b.change - a.change)
      if (best === undefined) return []
      const row = Float32Array.from([...best.placed.features(), best.place, best.change, ...(around[index] ?? [])])
      return [
        {
          ...best.placed,
          place: logistic(predictTrees(trees.place, row)),
          change: () => logistic(predictTrees(trees.change, row)),
        },
      ]
    })
  }
}

function readTrees(name: string) {
  return treesSchema.parse(JSON.parse(readModel(`likelier-words/${name}-trees.json`).toString('utf8')))
}

function readOpinion(name: string): (placed: PlacedEdit) => number {
  const bytes = gunzipSync(readModel(`likelier-words/${name}-wordings.gz`))
  const headerEnd = bytes.indexOf('\n')
  const header = headerSchema.parse(JSON.parse(bytes.toString('utf8', 0, headerEnd)))
  const weights = Int8Array.from(bytes.subarray(headerEnd + 1))
  if (weights.length !== WORDING_BUCKETS) throw new Error(`${name}-wordings.gz holds ${weights.length} weights`)
  return ({ edit: { gain, next }, wordings }) => {
    let said = 0
    for (const bucket of wordings) said += weights[bucket] ?? 0
    const likelihood =
      header.gain * gain + header.lag * Math.min(0, gain - next) + (gain >= next ? header.likeliest : 0)
    return header.baseline + likelihood + header.step * said
  }
}
