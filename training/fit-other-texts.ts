/**
 * Fits packages/speech/models/speech/other-text.json, which packages/speech/src/miscues/is-other-text.ts reads, on the training speakers of dump-other-texts.ts, and judges it on the
 * calibration speakers. Usage: OUT=… node fit-other-texts.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { predictLogistic } from '../packages/statistics/src/logistic-regression.ts'
import { OUT } from './dumped-utterance.ts'
import { fitLogistic, withoutStandards } from './fit-linear.ts'
import { WEIGHTS_FOLDER } from './list-weights.ts'

const rowSchema = z.object({ kind: z.string(), share: z.number(), features: z.array(z.number()).nullable() })
type Row = z.infer<typeof rowSchema>
/** Nearly all texts are told surely, so that few speak: the usual penalty would outweigh them. */
const PENALTY = 0.1
const BARS = [0.1, 0.2, 0.3, 0.4, 0.5]

const train = readRows('train')
const asked = train.flatMap(({ kind, features }) =>
  features === null ? [] : [{ isOther: kind === 'other', features }],
)
const fitted = withoutStandards(
  fitLogistic(
    asked.map(({ features }) => features),
    asked.map(({ isOther }) => isOther),
    PENALTY,
  ),
)
writeFileSync(join(WEIGHTS_FOLDER, 'other-text.json'), `${JSON.stringify(fitted)}\n`)
console.log('fitted on', asked.length, 'texts:', fitted)

for (const [name, rows] of Object.entries({ train, calibration: readRows('calibration') })) {
  const [others, own] = [rows.filter(({ kind }) => kind === 'other'), rows.filter(({ kind }) => kind !== 'other')]
  const right = own.filter(({ kind }) => kind === 'none')
  console.log(`${name}: ${others.length} other texts, ${own.length} own ones, ${right.length} of them unchanged`)
  console.log(`  without it ${countPaid(others, 2)} others paid, own ones with nothing ${countLost(own, 2)}`)
  for (const bar of BARS) {
    const lost = `own ones lost ${countLost(own, bar) - countLost(own, 2)}, unchanged ${countLost(right, bar) - countLost(right, 2)}`
    console.log(`  from ${bar}: others paid ${countPaid(others, bar)}, ${lost}`)
  }
}

function countPaid(rows: readonly Row[], bar: number): number {
  return rows.filter((row) => row.share > 0 && !isStopped(row, bar)).length
}

function countLost(rows: readonly Row[], bar: number): number {
  return rows.filter((row) => row.share === 0 || isStopped(row, bar)).length
}

function isStopped({ features }: Row, bar: number): boolean {
  const [logOdds = 0, logLikelihoodRatio = 0] = features ?? []
  if (features === null || (logLikelihoodRatio <= 0 && logOdds >= 0)) return false
  return predictLogistic(fitted, features) >= bar
}

function readRows(part: string): Row[] {
  return readdirSync(OUT)
    .filter((name) => name.startsWith(`other-texts-${part}-`))
    .flatMap((name) => readFileSync(join(OUT, name), 'utf8').trim().split('\n'))
    .map((line) => rowSchema.parse(JSON.parse(line)))
}
