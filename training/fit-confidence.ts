/**
 * Measures how often raters agree with a phone's score, by its height, on the calibration speakers (whom the trees never saw):
 * packages/speech/models/speech/phone-confidence.json. Prints the table from a cross-validation over speakers.
 * Reads OUT/phones-calibration-*.jsonl (dump-phones.ts).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  CLEAR_SCORE,
  phoneConfidence,
  type PhoneConfidence,
} from '../packages/speech/src/pronunciation/phone-confidence.ts'
import { phoneFeatures, phoneStatisticsSchema } from '../packages/speech/src/pronunciation/phone-features.ts'
import { predictTrees, treesSchema } from '../packages/statistics/src/trees.ts'
import { dumpedUtteranceSchema, OUT } from './dumped-utterance.ts'

const EDGES = [0, 0.5, 0.8, 1, 1.15, 1.3, 1.5, 1.6, 1.7, 1.8, 1.9, 1.95, 2.01]
const FOLDS = 10
/** Scores on one side of the bar stand together: where few were seen, the neighbours speak for them. */
const PRIOR_WEIGHT = 5

type Phone = { speaker: string; score: number; human: number }
const models = join(import.meta.dirname, '../packages/speech/models/speech')
const read = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(join(models, name), 'utf8')))
const statistics = read('phone-statistics.json', phoneStatisticsSchema)
const trees = read('phone-trees.json', treesSchema)
const phones = readdirSync(OUT)
  .filter((name) => name.startsWith('phones-calibration-'))
  .flatMap((name) => readFileSync(join(OUT, name), 'utf8').trim().split('\n'))
  .flatMap((line): Phone[] => {
    const { speaker, phoneScores, measures } = dumpedUtteranceSchema.parse(JSON.parse(line))
    return phoneFeatures(measures, statistics).map((row, i) => ({
      speaker,
      score: Math.min(2, Math.max(0, predictTrees(trees, row))),
      human: phoneScores[i] ?? 0,
    }))
  })

const speakers = [...new Set(phones.map(({ speaker }) => speaker))]
const judged = speakers.flatMap((_, i) => {
  if (i >= FOLDS) return []
  const out = new Set(speakers.filter((_own, s) => s % FOLDS === i))
  const table = fit(phones.filter(({ speaker }) => !out.has(speaker)))
  return phones
    .filter(({ speaker }) => out.has(speaker))
    .map((phone) => ({ ...phone, confidence: phoneConfidence(table, phone.score) }))
})
for (const [low, high] of [
  [0, 0.6],
  [0.6, 0.7],
  [0.7, 0.8],
  [0.8, 0.9],
  [0.9, 0.95],
  [0.95, 1.01],
] as const) {
  const own = judged.filter(({ confidence }) => confidence >= low && confidence < high)
  const agree = own.filter(agrees).length / own.length
  const error = own.reduce((sum, { score, human }) => sum + Math.abs(score - human), 0) / own.length
  console.log(
    `confidence ${low} to ${high}: ${own.length} phones, raters agree ${agree.toFixed(3)}, mean absolute error ${error.toFixed(3)} of 2`,
  )
}
writeFileSync(join(models, 'phone-confidence.json'), `${JSON.stringify(fit(phones))}\n`)

function agrees({ score, human }: Phone): boolean {
  return score >= CLEAR_SCORE === human >= CLEAR_SCORE
}

function fit(rows: readonly Phone[]): PhoneConfidence {
  const bins = EDGES.slice(1).map((high, i) => rows.filter(({ score }) => score >= (EDGES[i] ?? 0) && score < high))
  const overall = (isClear: boolean) => {
    const side = rows.filter(({ score }) => score >= CLEAR_SCORE === isClear)
    return side.filter(agrees).length / Math.max(1, side.length)
  }
  const knots = bins.map((bin, i) => {
    const middle = ((EDGES[i] ?? 0) + (EDGES[i + 1] ?? 0)) / 2
    const prior = overall(middle >= CLEAR_SCORE)
    return { middle, share: (bin.filter(agrees).length + PRIOR_WEIGHT * prior) / (bin.length + PRIOR_WEIGHT) }
  })
  return {
    scores: knots.map(({ middle }) => Math.round(middle * 1000) / 1000),
    shares: knots.map(({ share }) => Math.round(share * 1000) / 1000),
  }
}
