import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { predictTrees, treesSchema } from '../../../trees.ts'
import { WORDING_BUCKETS } from './edit-wordings.ts'
import type { PlacedEdit } from './placed-edits.ts'

/** How likely something holds of an edit, from 0 to 1. */
type EditJudge = (edit: Pick<PlacedEdit, 'features' | 'wordings'>) => number

/** `place`: a corrector changes something there; `change`: this very change brings the sentence nearer to what a corrector writes. */
type EditJudges = { place: EditJudge; change: EditJudge }

const MODELS = new URL('../../../../models/likelier-words/', import.meta.url)
/** In front of the weights, one byte each: what a weight of 1 counts, and what an edit counts without any. */
const headerSchema = z.object({ step: z.number().positive(), baseline: z.number() })

let loaded: EditJudges | undefined

/** The judges of `training/fit_edits.py`, read once per thread. */
export function editJudges(): EditJudges {
  loaded ??= { place: readJudge('place'), change: readJudge('change') }
  return loaded
}

function readJudge(name: keyof EditJudges): EditJudge {
  const trees = treesSchema.parse(JSON.parse(readFileSync(new URL(`${name}-trees.json`, MODELS), 'utf8')))
  const bytes = gunzipSync(readFileSync(new URL(`${name}-wordings.gz`, MODELS)))
  const headerEnd = bytes.indexOf('\n')
  const { step, baseline } = headerSchema.parse(JSON.parse(bytes.toString('utf8', 0, headerEnd)))
  const weights = Int8Array.from(bytes.subarray(headerEnd + 1))
  if (weights.length !== WORDING_BUCKETS) throw new Error(`${name}-wordings.gz holds ${weights.length} weights`)
  return ({ features, wordings }) => {
    let said = 0
    for (const bucket of wordings) said += weights[bucket] ?? 0
    // Not `Float32Array.from` of both: a thousand edits of an essay are judged, and that walks through them one by one.
    const row = new Float32Array(features.length + 1)
    row.set(features)
    row[features.length] = baseline + step * said
    return 1 / (1 + Math.exp(-predictTrees(trees, row)))
  }
}
