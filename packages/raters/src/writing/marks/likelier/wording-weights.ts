import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { WORDING_BUCKETS } from './edit-wordings.ts'

const FILE = new URL('../../../../models/likelier-words/wordings.gz', import.meta.url)
/** In front of the weights, one byte each: what a weight of 1 counts, and what an edit counts without any. */
const headerSchema = z.object({ step: z.number().positive(), baseline: z.number() })

type WordingWeights = { step: number; baseline: number; weights: Int8Array }

let loaded: WordingWeights | undefined

/** The logistic regression of `training/fit_edits.py`, read once per thread. */
function wordingWeights(): WordingWeights {
  loaded ??= readWeights(gunzipSync(readFileSync(FILE)))
  return loaded
}

function readWeights(bytes: Buffer): WordingWeights {
  const headerEnd = bytes.indexOf('\n')
  const header = headerSchema.parse(JSON.parse(bytes.toString('utf8', 0, headerEnd)))
  const weights = Int8Array.from(bytes.subarray(headerEnd + 1))
  if (weights.length !== WORDING_BUCKETS) throw new Error(`${FILE.pathname} holds ${weights.length} weights`)
  return { ...header, weights }
}

/** How much the words say for an edit with these `editWordings`: log odds, above 0 for it. */
export function wordingsSay(wordings: readonly number[]): number {
  const { step, baseline, weights } = wordingWeights()
  return baseline + step * wordings.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0)
}
