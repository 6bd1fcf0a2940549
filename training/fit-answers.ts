/**
 * Fits packages/speech/models/speech/fitting-answers.json, which packages/speech/src/short-answer/answer-evidence.ts reads, on the training speakers of
 * dump-answers.ts and the development half of bench/dump-short-answers.mjs, and judges it on the calibration speakers. Usage: OUT=… node fit-answers.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { evidenceFeatures, WORST_FIT } from '../packages/speech/src/short-answer/answer-evidence.ts'
import { FITTING_BAR } from '../packages/speech/src/short-answer/judge-fitting-answer.ts'
import { predictLogistic } from '../packages/statistics/src/logistic-regression.ts'
import { logit } from '../packages/statistics/src/numbers.ts'
import { fitLogistic, withoutStandards } from './fit-linear.ts'
import { WEIGHTS_FOLDER } from './list-weights.ts'

const rowSchema = z.object({
  /** What is tried: the word that was said, or another that sounds near it, holds it, … */
  trial: z.string(),
  isSaid: z.boolean(),
  sound: z.number(),
  fit: z.number().default(WORST_FIT),
  fitBehind: z.number().default(0),
  longerAhead: z.number().default(0),
  overruled: z.number().default(0),
  speechSeconds: z.number(),
})
type Row = z.infer<typeof rowSchema>

const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const sets = { train: readRows('train'), voices: readRows('development'), calibration: readRows('calibration') }
const fittedOn = [...sets.train, ...sets.voices]
const featuresOf = ({ sound, ...row }: Row) => evidenceFeatures({ ...row, place: { confidence: sound } })
const share = fittedOn.filter(({ isSaid }) => isSaid).length / fittedOn.length
const raw = withoutStandards(
  fitLogistic(
    fittedOn.map(featuresOf),
    fittedOn.map(({ isSaid }) => isSaid),
  ),
)
// As if every second answer were right: most of the trials are near misses.
const fitted = { ...raw, intercept: Math.round(100 * (raw.intercept - logit(share))) / 100 }
writeFileSync(join(WEIGHTS_FOLDER, 'fitting-answers.json'), `${JSON.stringify(fitted)}\n`)
console.log('fitted on', fittedOn.length, 'trials:', fitted)

for (const [name, rows] of Object.entries(sets)) {
  for (const [trial, own] of Map.groupBy(rows, (row) => row.trial)) {
    const accepted = own.filter((row) => predictLogistic(fitted, featuresOf(row)) >= FITTING_BAR + riseOf(row)).length
    console.log(name, trial, `${accepted} of ${own.length} accepted (${(accepted / own.length).toFixed(3)})`)
  }
}

/** As rate-short-answer.ts raises the bar. */
function riseOf({ speechSeconds }: Row): number {
  return 0.05 * Math.max(0, Math.log2(speechSeconds))
}

function readRows(part: string): Row[] {
  return readdirSync(out)
    .filter((name) => name.startsWith(`answers-${part}-`))
    .flatMap((name) => readFileSync(join(out, name), 'utf8').trim().split('\n'))
    .map((line) => rowSchema.parse(JSON.parse(line)))
}
