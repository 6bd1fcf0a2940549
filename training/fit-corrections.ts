/**
 * Fits packages/speech/models/speech/correction-odds.json, which packages/speech/src/open-speech/correction-odds.ts reads, on the training speakers of dump-corrections.ts, and judges it
 * on the calibration speakers, beside the weights that lay there before. Usage: OUT=… node fit-corrections.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { correctionFeatures, correctionLogOdds } from '../packages/speech/src/open-speech/correction-odds.ts'
import { predictLogOdds } from '../packages/statistics/src/logistic-regression.ts'
import { fitLogistic, withoutStandards } from './fit-linear.ts'
import { WEIGHTS_FOLDER } from './list-weights.ts'

const evidenceSchema = z.object({
  sound: z.number(),
  meanLogProbability: z.number(),
  written: z.number(),
  sounds: z.number(),
  left: z.number(),
})
const rowSchema = z.object({
  isSaid: z.boolean(),
  keywords: z.number(),
  written: z.number(),
  evidence: z.array(evidenceSchema),
})
type Row = z.infer<typeof rowSchema>
const BARS = [-1, -0.5, 0, 0.5, 1]

const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const offers = readRows('train').flatMap(({ isSaid, evidence }) => evidence.map((own) => ({ isSaid, own })))
const model = withoutStandards(
  fitLogistic(
    offers.map(({ own }) => correctionFeatures(own)),
    offers.map(({ isSaid }) => isSaid),
  ),
)
writeFileSync(join(WEIGHTS_FOLDER, 'correction-odds.json'), `${JSON.stringify(model)}\n`)
console.log('fitted on', offers.length, 'offers, of them said', offers.filter(({ isSaid }) => isSaid).length)
console.log(model)
type Odds = typeof correctionLogOdds
const fitted: Odds = (evidence) => predictLogOdds(model, correctionFeatures(evidence))

for (const part of ['train', 'calibration']) {
  const rows = readRows(part)
  console.log(part, shareOf(rows, true, Infinity, fitted), 'of said words are written')
  for (const [name, logOdds] of Object.entries({ fitted, before: correctionLogOdds })) {
    for (const bar of BARS)
      console.log(
        `  ${name}, ${bar}: more`,
        shareOf(rows, true, bar, logOdds),
        'others',
        shareOf(rows, false, bar, logOdds),
      )
  }
}

/** Of the keywords that were said, or not: the share that is written, or of which an offer reaches the bar beyond those. */
function shareOf(rows: readonly Row[], isSaid: boolean, bar: number, logOdds: Odds): string {
  const own = rows.filter((row) => row.isSaid === isSaid)
  const keywords = own.reduce((sum, row) => sum + row.keywords, 0)
  const reached = own.reduce(
    (sum, row) => sum + (bar === Infinity ? row.written : row.evidence.filter((each) => logOdds(each) >= bar).length),
    0,
  )
  return (reached / Math.max(1, keywords)).toFixed(4)
}

function readRows(part: string): Row[] {
  return readdirSync(out)
    .filter((name) => name.startsWith(`corrections-${part}-`))
    .flatMap((name) => readFileSync(join(out, name), 'utf8').trim().split('\n'))
    .map((line) => rowSchema.parse(JSON.parse(line)))
}
