/**
 * Fits the choice of the stressed syllable on the synthetic voices (OUT/stress-voices.jsonl), prints how well a third voice is
 * told when two were learnt from, and how learners fare; writes packages/speech/models/speech/word-stress.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SURE_OF_STRESS } from '@rehearsal/exam/speech/evidence-of-speech'
import { z } from 'zod'
import { STRESS_FEATURES } from '../packages/speech/src/prosody/stress-features.ts'
import { type StressModel, stressShares } from '../packages/speech/src/prosody/word-stress.ts'
import { OUT } from './dumped-utterance.ts'

const rowSchema = z.object({
  who: z.string(),
  word: z.string(),
  vowels: z.array(z.string()),
  accepted: z.array(z.number()),
  raw: z.array(z.array(z.number())),
  human: z.record(z.string(), z.number()).optional(),
})
type Row = z.infer<typeof rowSchema>
const RIDGE = 0.01
const ROUNDS = 500

const read = (name: string): Row[] =>
  readFileSync(join(OUT, `stress-${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => rowSchema.parse(JSON.parse(line)))
const spoken = read('voices').filter(({ accepted, raw }) => accepted.length === 1 && raw.length >= 2)
const learners = read('learners').filter(({ raw }) => raw.length >= 2)

for (const voice of new Set(spoken.map(({ who }) => who))) {
  const rest = spoken.filter(({ who }) => who !== voice)
  const weights = fit(rest)
  report(
    `voice ${voice}, learnt from the others`,
    spoken.filter(({ who }) => who === voice),
    { weights, temperature: 1 },
  )
}
const weights = fit(spoken)
const good = learners.filter(({ human }) => (human?.['prosodic'] ?? 0) >= 8)
const temperature = chooseTemperature(good)
const model = { weights: weights.map(rounded), temperature }
console.log(
  STRESS_FEATURES.map((name, i) => `${name} ${rounded(weights[i] ?? 0)}`).join('  '),
  'temperature',
  temperature,
)
for (const [low, high] of [
  [0, 6],
  [6, 7],
  [7, 8],
  [8, 9],
  [9, 11],
] as const) {
  const own = learners.filter(({ human }) => (human?.['prosodic'] ?? 0) >= low && (human?.['prosodic'] ?? 0) < high)
  if (own.length > 0) report(`learners with prosody ${low} to ${high}`, own, model)
}
report('voices at the shipped temperature (fitted on them)', spoken, model)
writeFileSync(
  join(import.meta.dirname, '../packages/speech/models/speech/word-stress.json'),
  `${JSON.stringify(model)}\n`,
)

/** Gradient ascent on the log likelihood of the dictionary's syllable. */
function fit(rows: readonly Row[]): number[] {
  const isFinal = (row: Row) => row.accepted[0] === row.raw.length - 1
  const finals = rows.filter(isFinal).length
  // Words stressed at their end are rare; they count as much as all others, or the end would never be heard as stressed.
  const cases = rows.map((row) => ({
    measures: row.raw,
    right: row.accepted[0] ?? 0,
    weight: 0.5 / (isFinal(row) ? finals : rows.length - finals),
  }))
  const weights = STRESS_FEATURES.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => -RIDGE * weight)
    for (const { measures, right, weight } of cases) {
      stressShares({ weights, temperature: 1 }, measures).forEach((share, s) => {
        const pull = ((s === right ? 1 : 0) - share) * weight
        measures[s]?.forEach((value, c) => (gradient[c] = (gradient[c] ?? 0) + pull * value))
      })
    }
    weights.forEach((weight, c) => (weights[c] = weight + 0.5 * (gradient[c] ?? 0)))
  }
  return weights
}

/** The temperature at which good speakers, taken to stress rightly, are likeliest. */
function chooseTemperature(rows: readonly Row[]): number {
  const candidates = Array.from({ length: 17 }, (_, i) => 1 + i / 4)
  const likelihood = (candidate: number) =>
    rows.reduce((sum, row) => {
      const shares = stressShares({ weights, temperature: candidate }, row.raw)
      return sum + Math.log(row.accepted.reduce((total, at) => total + (shares[at] ?? 0), 0) + 1e-6)
    }, 0)
  return candidates.toSorted((a, b) => likelihood(b) - likelihood(a))[0] ?? 1
}

function report(name: string, rows: readonly Row[], { weights: own, temperature: heat }: StressModel): void {
  const told = rows.map((row) => {
    const shares = stressShares({ weights: own, temperature: heat }, row.raw)
    const best = shares.indexOf(Math.max(...shares))
    return { isRight: row.accepted.includes(best), isSure: (shares[best] ?? 0) >= SURE_OF_STRESS }
  })
  const share = (test: (row: (typeof told)[number]) => boolean) => (told.filter(test).length / told.length).toFixed(3)
  const right = share(({ isRight }) => isRight)
  const sure = share(({ isSure }) => isSure)
  const flagged = share(({ isRight, isSure }) => isSure && !isRight)
  console.log(
    `${name}: words ${told.length}, as expected ${right}, sure ${sure}, sure and other than expected ${flagged}`,
  )
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
