/**
 * Fits packages/speech/models/speech/open-speech.json on what dump-open.ts wrote, and prints and stores (open-report.json) how well it does:
 * spotting and short answers on the calibration speakers, whom nothing was fitted on; the heads by cross-validation over them.
 * Usage: OUT=… node train-open.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type LinearHead, predictHead } from '../packages/statistics/src/linear-head.ts'
import { type LogisticRegression, predictLogistic } from '../packages/statistics/src/logistic-regression.ts'
import type { OpenModels } from '../packages/speech/src/spotting/open-models.ts'
import { TEXT_FREE_FEATURES } from '../packages/speech/src/traits/text-free-features.ts'
import { average, correlation, fitLogistic, fitRidge } from './fit-linear.ts'

const RIDGE_PENALTY = 50
const FOLDS = 10
/** Words listened for in each utterance by dump-open.ts. */
const VOCABULARY = 250
const TRAITS = { total: 'total', pronunciation: 'accuracy', fluency: 'fluency' } as const

const labelledSchema = z.object({ isSaid: z.boolean(), features: z.array(z.number()) })
const trialSchema = z.object({
  kind: z.string(),
  word: z.string(),
  isSaid: z.boolean(),
  speechSeconds: z.number(),
  features: z.array(z.number()).nullable(),
})
const rowSchema = z.object({
  speaker: z.string(),
  seconds: z.number(),
  spokenWords: z.number(),
  human: z.record(z.string(), z.number()).optional(),
  free: z.array(z.number()),
  saidCount: z.number(),
  firstSight: z.array(labelledSchema),
  closely: z.array(labelledSchema),
  answers: z.array(trialSchema),
})
type Row = z.infer<typeof rowSchema>
type Labelled = { isSaid: boolean; features: number[] }

const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const folder = join(import.meta.dirname, '../packages/speech/models/speech')
const train = readRows('train')
const calibration = readRows('calibration')
const report: Record<string, unknown> = {}

const hit = fit(train.flatMap((row) => row.firstSight))
const confirm = fit(train.flatMap((row) => row.closely))
const answer = fit(train.flatMap(trialsOf))
const heads = { total: head('total'), pronunciation: head('pronunciation'), fluency: head('fluency') }
reportSpotting()
reportAnswers()
const model: OpenModels = { hit, confirm, answer, heads, ...rates(), wordsPerVowel: wordsPerVowel() }
writeFileSync(join(folder, 'open-speech.json'), JSON.stringify(model))
writeFileSync(join(folder, 'open-report.json'), JSON.stringify(report, null, 1))
console.log(JSON.stringify({ ...report, ...rates(), wordsPerVowel: wordsPerVowel() }, null, 1))

function readRows(part: string): Row[] {
  const files = readdirSync(out).filter((name) => name.startsWith(`open-${part}-`) && name.endsWith('.jsonl'))
  return files.flatMap((name) =>
    readFileSync(join(out, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => rowSchema.parse(JSON.parse(line))),
  )
}

function fit(labelled: readonly Labelled[]): LogisticRegression {
  return fitLogistic(
    labelled.map(({ features }) => features),
    labelled.map(({ isSaid }) => isSaid),
  )
}

function trialsOf(row: Row): Labelled[] {
  return row.answers.flatMap(({ isSaid, features }) => (features === null ? [] : [{ isSaid, features }]))
}

/** How often there is something to look at closely, and how often that is right. */
function rates(): Pick<OpenModels, 'foundShare' | 'othersPerSecond' | 'rightOdds'> {
  const rows = [...train, ...calibration]
  const closely = rows.flatMap((row) => row.closely)
  const found = closely.filter(({ isSaid }) => isSaid).length
  const seconds = rows.reduce((sum, row) => sum + speechSecondsOf(row), 0)
  return {
    foundShare: round(found / rows.reduce((sum, row) => sum + row.saidCount, 0)),
    othersPerSecond: Number(((closely.length - found) / seconds / VOCABULARY).toPrecision(3)),
    rightOdds: round(found / (closely.length - found)),
  }
}

function free(row: Row, name: (typeof TEXT_FREE_FEATURES)[number]): number {
  return row.free[TEXT_FREE_FEATURES.indexOf(name)] ?? 0
}

function speechSecondsOf(row: Row): number {
  return (Math.exp(free(row, 'logSounds')) - 1) / Math.max(1, free(row, 'articulationRate'))
}

/** Words of the texts per vowel that the phone loop finds in them. */
function wordsPerVowel(): number {
  const rows = [...train, ...calibration]
  const vowels = rows.reduce((sum, row) => sum + free(row, 'vowelRate') * speechSecondsOf(row), 0)
  return round(rows.reduce((sum, row) => sum + row.spokenWords, 0) / vowels)
}

function head(trait: keyof typeof TRAITS): LinearHead {
  const rows = calibration.flatMap(({ human, ...row }) => (human === undefined ? [] : [{ ...row, human }]))
  const targets = rows.map(({ human }) => (human[TRAITS[trait]] ?? 0) / 10)
  const speakers = [...new Set(rows.map(({ speaker }) => speaker))].toSorted()
  const foldOf = (row: { speaker: string }) => speakers.indexOf(row.speaker) % FOLDS
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const kept = rows.flatMap((row, i) => (foldOf(row) === fold ? [] : [i]))
    const x = kept.map((i) => rows[i]?.free ?? [])
    return fitRidge(x, kept.map((i) => targets[i] ?? 0), RIDGE_PENALTY) // prettier-ignore
  })
  const predicted = rows.map((row) => {
    const own = models[foldOf(row)]
    return own === undefined ? 0 : predictHead({ ...own, standardError: 0 }, row.free)
  })
  const error = Math.sqrt(average(predicted.map((value, i) => (value - (targets[i] ?? 0)) ** 2)))
  report[trait] = { r: round(correlation(predicted, targets)), standardError: round(error), utterances: rows.length }
  const fitted = fitRidge(rows.map(({ free }) => free), targets, RIDGE_PENALTY) // prettier-ignore
  return { ...fitted, standardError: round(error) }
}

function reportSpotting(): void {
  const hits = calibration.flatMap((row) => row.closely)
  const said = calibration.reduce((sum, row) => sum + row.saidCount, 0)
  const seconds = calibration.reduce((sum, row) => sum + row.seconds, 0)
  report['spotting'] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.7].map((limit) => {
    const kept = hits.filter(({ features }) => predictLogistic(confirm, features) >= limit)
    const right = kept.filter(({ isSaid }) => isSaid).length
    return {
      confidence: limit,
      found: round(right / said),
      right: round(right / Math.max(1, kept.length)),
      falsePerMinute: round(((kept.length - right) / seconds) * 60),
    }
  })
}

function reportAnswers(): void {
  const judged = calibration.flatMap((row) =>
    row.answers.map((trial) => ({
      ...trial,
      p: trial.features === null ? 0 : predictLogistic(answer, trial.features),
    })),
  )
  const kinds = [...new Set(judged.map(({ kind }) => kind))]
  report['answers'] = kinds.map((kind) => {
    const right = judged.filter((trial) => trial.kind === kind && trial.isSaid)
    const wrong = judged.filter((trial) => trial.kind === kind && !trial.isSaid).toSorted((a, b) => b.p - a.p)
    const points = [0.01, 0.02, 0.05, 0.1, 0.2].map((share) => {
      const bar = wrong[Math.floor(wrong.length * share)]?.p ?? 1
      const accepted = right.filter(({ p }) => p > bar).length / right.length
      return { falseAccepted: share, accepted: round(accepted), bar: round(bar) }
    })
    return {
      kind,
      right: right.length,
      wrong: wrong.length,
      meanSeconds: round(average(right.map((t) => t.speechSeconds))),
      points,
    }
  })
}

function round(value: number): number {
  return Math.round(value * 1e3) / 1e3
}
