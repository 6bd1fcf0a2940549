/**
 * Fits packages/speech/models/speech/fitting-answers.json, which packages/speech/src/short-answer/judge-fitting-answer.ts reads, on the training speakers of dump-answers.ts, and judges it
 * on the calibration speakers. Usage: OUT=… node fit-answers.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  FITTING_BAR,
  fittingFeatures,
  fittingProbability,
} from '../packages/speech/src/short-answer/judge-fitting-answer.ts'
import { fitLogistic, withoutStandards } from './fit-linear.ts'
import { WEIGHTS_FOLDER } from './list-weights.ts'

const rowSchema = z.object({
  kind: z.string(),
  word: z.string(),
  isSaid: z.boolean(),
  sound: z.number(),
  fit: z.number(),
  text: z.string(),
  speechSeconds: z.number(),
})
type Row = z.infer<typeof rowSchema>
const FALSE_SHARES = [0.01, 0.02, 0.05, 0.1, 0.2]

const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const train = readRows('train')
const calibration = readRows('calibration')
const fitted = withoutStandards(
  fitLogistic(
    train.map(({ sound, fit }) => fittingFeatures(sound, fit)),
    train.map(({ isSaid }) => isSaid),
  ),
)
writeFileSync(join(WEIGHTS_FOLDER, 'fitting-answers.json'), `${JSON.stringify(fitted)}\n`)
console.log('fitted on', train.length, 'trials:', fitted)
const together = ({ sound, fit }: Row) => fittingProbability(sound, fit, fitted)

for (const [name, rows] of Object.entries({ train, calibration })) {
  for (const kind of ['word', 'phrase', 'sentence']) {
    const own = rows.filter((row) => row.kind === kind)
    const [right, wrong] = [own.filter(({ isSaid }) => isSaid), own.filter(({ isSaid }) => !isSaid)]
    const share = (all: readonly Row[], isIn: (row: Row) => boolean) =>
      (all.filter(isIn).length / Math.max(1, all.length)).toFixed(3)
    const curve = (score: (row: Row) => number) =>
      FALSE_SHARES.map((part) => {
        const bar = wrong.map(score).toSorted((a, b) => b - a)[Math.floor(part * wrong.length)] ?? 0
        return share(right, (row) => score(row) > bar)
      }).join(' / ')
    console.log(name, kind, right.length, 'right', wrong.length, 'wrong')
    console.log(
      '  by sound alone',
      curve(({ sound }) => sound),
    )
    console.log('  together      ', curve(together))
    const accepted = (row: Row) => together(row) >= FITTING_BAR + riseOf(row)
    console.log('  accepted: said', share(right, accepted), 'others', share(wrong, accepted))
    const isWritten = ({ text, word }: Row) => new Set(text.toLowerCase().match(/[a-z']+/gu)).has(word)
    console.log('  written: said', share(right, isWritten), 'others', share(wrong, isWritten))
  }
}

/** As rate-short-answer.ts raises the bar. */
function riseOf({ speechSeconds }: Row): number {
  return 0.1 * Math.max(0, Math.log2(speechSeconds))
}

function readRows(part: string): Row[] {
  return readdirSync(out)
    .filter((name) => name.startsWith(`answers-${part}-`))
    .flatMap((name) => readFileSync(join(out, name), 'utf8').trim().split('\n'))
    .map((line) => rowSchema.parse(JSON.parse(line)))
}
