/**
 * Fits packages/speech/models/speech/said-word.json, which packages/speech/src/miscues/said-probability.ts reads, on the training speakers of dump-likelihood-ratios.ts, and judges it on the calibration
 * speakers, word by word. Usage: OUT=… node fit-likelihood-ratios.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { logistic } from '../packages/statistics/src/numbers.ts'
import { saidProbability } from '../packages/speech/src/miscues/said-probability.ts'
import { OUT } from './dumped-utterance.ts'
import { fitLogistic, withoutStandards } from './fit-linear.ts'
import { WEIGHTS_FOLDER } from './list-weights.ts'

const rowSchema = z.object({
  kind: z.string(),
  isSaid: z.boolean(),
  logOdds: z.number().nullable(),
  logLikelihoodRatio: z.number().nullable(),
})
type Row = z.infer<typeof rowSchema>
const EDITED = ['omitted', 'replaced', 'inserted', 'mixed']
const SUREST = 8
const BARS = [0.4, 0.45, 0.5, 0.55, 0.6]

const train = readRows('train').filter(({ kind }) => EDITED.includes(kind))
const known = train.flatMap(({ logOdds, logLikelihoodRatio, isSaid }) =>
  logOdds === null || logLikelihoodRatio === null
    ? []
    : [{ isSaid, row: [Math.min(SUREST, Math.max(-SUREST, logOdds)), logLikelihoodRatio] }],
)
const fitted = withoutStandards(
  fitLogistic(
    known.map(({ row }) => row),
    known.map(({ isSaid }) => isSaid),
  ),
)
writeFileSync(join(WEIGHTS_FOLDER, 'said-word.json'), `${JSON.stringify(fitted)}\n`)
const said = known.filter(({ isSaid }) => isSaid)
console.log('fitted on', known.length, 'words:', fitted)
console.log(
  'mean log-likelihood ratio of words that were said',
  said.reduce((sum, { row }) => sum + (row[1] ?? 0), 0) / said.length,
)

for (const [name, rows] of Object.entries({ train, calibration: readRows('calibration') })) {
  const edited = rows.filter(({ kind }) => EDITED.includes(kind))
  console.log(`${name}: ${edited.length} words of edited texts`)
  for (const bar of BARS) {
    console.log(`  from ${bar}: sounds alone ${figures(edited, bar, ({ logOdds }) => logistic(logOdds ?? -SUREST))}`)
    console.log(
      `            together ${figures(edited, bar, ({ logOdds, logLikelihoodRatio }) => (logOdds === null ? 0 : saidProbability(logOdds, logLikelihoodRatio, fitted)))}`,
    )
  }
}

function figures(rows: readonly Row[], bar: number, probability: (row: Row) => number): string {
  const missed = rows.filter((row) => probability(row) < bar)
  const hits = missed.filter(({ isSaid }) => !isSaid).length
  const precision = hits / Math.max(1, missed.length)
  const recall = hits / Math.max(1, rows.filter(({ isSaid }) => !isSaid).length)
  const alarms = (missed.length - hits) / Math.max(1, rows.filter(({ isSaid }) => isSaid).length)
  const f1 = (2 * precision * recall) / Math.max(1e-9, precision + recall)
  return `F1 ${f1.toFixed(3)} precision ${precision.toFixed(3)} recall ${recall.toFixed(3)} alarms ${alarms.toFixed(3)}`
}

function readRows(part: string): Row[] {
  return readdirSync(OUT)
    .filter((name) => name.startsWith(`likelihood-ratios-${part}-`))
    .flatMap((name) => readFileSync(join(OUT, name), 'utf8').trim().split('\n'))
    .map((line) => rowSchema.parse(JSON.parse(line)))
}
