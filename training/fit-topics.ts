/**
 * Fits packages/writing/models/topic on what bench/dump-topics.mjs dumped, and writes the vectors of the other subjects.
 * Usage: OUT=… node fit-topics.ts. A family of which nothing was dumped keeps its numbers. Nothing is fitted on the gate; how many of its
 * answers fall below each bar is printed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { quantise } from '../packages/meaning/src/vectors/vectors.ts'
import { type LinearModel, predictLinear } from '../packages/statistics/src/linear-model.ts'
import { OTHER_SUBJECTS } from '../packages/writing/src/content/topic/other-subjects.ts'
import { questionVectors } from '../packages/writing/src/meaning/sentence-vectors.ts'
import { fitLogistic, withoutStandards } from './fit-linear.ts'
import { tailBar } from './tail.ts'

const FALSE_ALARMS = { off: 1 / 2000, doubtful: 1 / 100, paragraph: 1 / 200 }
/**
 * Of summaries words and points have to say so, too: words alone do of 5 in 126 good ones of set `fit`, so that meaning may err in as many as
 * make one in 2,000 together, if the two err apart.
 */
const OF_SUMMARIES = { ...FALSE_ALARMS, off: 1 / 100 }

const rowSchema = z.object({
  family: z.enum(['discussed', 'asked', 'summarised', 'sourced', 'rest', 'paragraph']),
  kind: z.string(),
  set: z.enum(['fit', 'gate']),
  own: z.boolean(),
  measured: z.array(z.number()),
})
type Row = z.infer<typeof rowSchema>
const knownSchema = z.object({ families: z.record(z.string(), z.looseObject({})), paragraph: z.unknown() })

const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const folder = join(import.meta.dirname, '../packages/writing/models/topic')
const rows = readdirSync(out)
  .filter((name) => /^topics-\d+\.jsonl$/u.test(name))
  .flatMap((name) => readFileSync(join(out, name), 'utf8').trim().split('\n'))
  .map((line) => rowSchema.parse(JSON.parse(line)))

/** Differences of cosines as they are: what is discussed needs no weights. */
const NEAR: LinearModel = { weights: [1, 0, -1, 0], intercept: 0 }
const REST: LinearModel = { weights: [0, 1, -1, 0], intercept: 0 }
const file = join(folder, 'topic.json')
const known = knownSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
const isDumped = (family: Row['family']) => rows.some((row) => row.family === family)
const families = Object.fromEntries(
  (['discussed', 'asked', 'summarised', 'sourced'] as const).map((family) => [
    family,
    isDumped(family) ? familyOf(family) : known.families[family],
  ]),
)
if (isDumped('rest'))
  families['asked'] = { ...families['asked'], elsewhere: barred('rest', fitted('rest'), FALSE_ALARMS.off) }
const paragraph = isDumped('paragraph')
  ? barred('paragraph', fitted('paragraph'), FALSE_ALARMS.paragraph)
  : known.paragraph
writeFileSync(file, `${JSON.stringify({ families, paragraph }, null, 2)}\n`)
const vectors = await questionVectors(OTHER_SUBJECTS)
writeFileSync(join(folder, 'subjects.bin'), Buffer.concat(vectors.map((vector) => Buffer.from(quantise(vector)))))

function familyOf(family: Row['family']) {
  const both = family === 'discussed' ? null : fitted(family)
  const [near, rest] = [both ?? NEAR, both ?? REST]
  const alarms = family === 'summarised' || family === 'sourced' ? OF_SUMMARIES : FALSE_ALARMS
  const doubtful = barred(family, rest, alarms.doubtful)
  const usual = scoresOf(rowsOf(family, true), doubtful).toSorted((one, other) => one - other)
  return { off: barred(family, near, alarms.off), doubtful, usual: usual[Math.floor(usual.length / 2)] ?? 1 }
}

function fitted(family: Row['family']): LinearModel {
  const used = rows.filter((row) => row.family === family && row.set === 'fit')
  return withoutStandards(
    fitLogistic(
      used.map(({ measured }) => measured),
      used.map(({ own }) => own),
    ),
  )
}

/** The model with its intercept where the tail of each kind's good answers leaves `share` of them below 0, and below any of theirs. */
function barred(family: Row['family'], model: LinearModel, share: number): LinearModel {
  const own = rowsOf(family, true)
  const kinds = [...new Set(own.map(({ kind }) => kind))]
  const bars = kinds.map((kind) =>
    tailBar(
      scoresOf(
        own.filter((row) => row.kind === kind),
        model,
      ),
      share,
    ),
  )
  const barredModel = { ...model, intercept: model.intercept - Math.min(...bars) }
  const below = (some: readonly Row[]) => {
    const scores = scoresOf(some, barredModel)
    return `${scores.filter((score) => score < 0).length} of ${scores.length}`
  }
  const gate = rows.filter((row) => row.family === family && row.set === 'gate' && row.own)
  console.log(family, share, 'own', below(own), 'others', below(rowsOf(family, false)), 'gate', below(gate))
  return barredModel
}

function rowsOf(family: Row['family'], own: boolean): Row[] {
  return rows.filter((row) => row.family === family && row.set === 'fit' && row.own === own)
}

function scoresOf(some: readonly Row[], model: LinearModel): number[] {
  return some.map(({ measured }) => predictLinear(model, measured))
}
