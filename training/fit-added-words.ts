/**
 * Fits packages/speech/models/speech/added-word.json, which packages/speech/src/miscues/added-probability.ts reads, on the training speakers of dump-added-words.ts, and judges it on the
 * calibration speakers. Usage: OUT=… node fit-added-words.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { predictLogistic } from '../packages/statistics/src/logistic-regression.ts'
import { OUT } from './dumped-utterance.ts'
import { areLacking } from './are-lacking.ts'
import { fitLogistic, withoutStandards } from './fit-linear.ts'
import { WEIGHTS_FOLDER } from './list-weights.ts'

const rowSchema = z.object({
  kind: z.string(),
  words: z.number(),
  lacking: z.array(z.number()),
  offered: z.array(z.object({ before: z.number(), features: z.array(z.number()) })),
  byPath: z.array(z.number()),
})
type Row = z.infer<typeof rowSchema>
const BARS = [0.4, 0.5, 0.6, 0.7]

const train = readRows('train')
const offers = train.flatMap(({ offered, lacking }) => {
  const areAdded = areLacking(
    offered.map(({ before }) => before),
    lacking,
  )
  return offered.map(({ features }, i) => ({ features, isAdded: areAdded[i] === true }))
})
const fitted = withoutStandards(
  fitLogistic(
    offers.map(({ features }) => features),
    offers.map(({ isAdded }) => isAdded),
  ),
)
writeFileSync(join(WEIGHTS_FOLDER, 'added-word.json'), `${JSON.stringify(fitted)}\n`)
console.log('fitted on', offers.length, 'words:', fitted)

for (const [name, rows] of Object.entries({ train, calibration: readRows('calibration') })) {
  console.log(`${name}: ${rows.length} texts`)
  console.log(`  the likeliest path alone: ${figures(rows, ({ byPath }) => byPath)}`)
  for (const bar of BARS) {
    const told = ({ offered }: Row) =>
      offered.filter(({ features }) => predictLogistic(fitted, features) >= bar).map(({ before }) => before)
    console.log(`  from ${bar}: ${figures(rows, told)}`)
  }
}

function figures(rows: readonly Row[], told: (row: Row) => readonly number[]): string {
  let [hits, alarms, lacking, ofRight, right] = [0, 0, 0, 0, 0]
  for (const row of rows) {
    const found = areLacking(told(row), row.lacking)
    const wrong = found.filter((isTrue) => !isTrue).length
    hits += found.length - wrong
    alarms += wrong
    lacking += row.lacking.length
    if (row.kind !== 'none') continue
    ofRight += wrong
    right += row.words
  }
  const precision = hits / Math.max(1, hits + alarms)
  return `found ${(hits / lacking).toFixed(3)} of ${lacking}, precision ${precision.toFixed(3)}, ${ofRight} in right texts of ${right} words`
}

function readRows(part: string): Row[] {
  return readdirSync(OUT)
    .filter((name) => name.startsWith(`added-words-${part}-`))
    .flatMap((name) => readFileSync(join(OUT, name), 'utf8').trim().split('\n'))
    .map((line) => rowSchema.parse(JSON.parse(line)))
}
