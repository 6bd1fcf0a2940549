/**
 * Fits the choice of the stressed syllable on the synthetic voices (OUT/stress-voices.jsonl), prints how well a third voice is
 * told when two were learnt from, and how learners fare; writes models/speech/word-stress.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { STRESS_FEATURES } from '../src/speech/stress-features.ts'
import { SURE_OF_STRESS, stressShares } from '../src/speech/word-stress.ts'
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
const LENGTH = STRESS_FEATURES.indexOf('length')
const LOUDNESS = STRESS_FEATURES.indexOf('loudness')
const RIDGE = 0.01
const ROUNDS = 1500

const read = (name: string): Row[] =>
  readFileSync(join(OUT, `stress-${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => rowSchema.parse(JSON.parse(line)))
const spoken = read('voices').filter(({ accepted, raw }) => accepted.length === 1 && raw.length >= 2)
const learners = read('learners').filter(({ raw }) => raw.length >= 2)

for (const voice of new Set(spoken.map(({ who }) => who))) {
  const rest = spoken.filter(({ who }) => who !== voice)
  const usual = usualVowels(rest)
  const weights = fit(rest, usual)
  report(
    `voice ${voice}, learnt from the others`,
    spoken.filter(({ who }) => who === voice),
    { weights, temperature: 1, usual },
  )
}
const usual = usualVowels(spoken)
const weights = fit(spoken, usual)
const good = learners.filter(({ human }) => (human?.['prosodic'] ?? 0) >= 8)
const temperature = chooseTemperature(good)
const model = { weights: weights.map(rounded), temperature, usual }
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
writeFileSync(join(import.meta.dirname, '../models/speech/word-stress.json'), `${JSON.stringify(model)}\n`)

type Model = { weights: number[]; temperature: number; usual: Record<string, { logFrames: number; energy: number }> }

function usualVowels(rows: readonly Row[]): Model['usual'] {
  const all = rows.flatMap(({ vowels, raw }) => vowels.map((vowel, i) => ({ vowel, row: raw[i] ?? [] })))
  const groups = Map.groupBy(all, ({ vowel }) => vowel)
  const mean = (group: typeof all, column: number) =>
    rounded(group.reduce((sum, { row }) => sum + (row[column] ?? 0), 0) / group.length)
  return Object.fromEntries(
    [...groups].map(([vowel, group]) => [vowel, { logFrames: mean(group, LENGTH), energy: mean(group, LOUDNESS) }]),
  )
}

function measuresOf({ vowels, raw }: Row, table: Model['usual']): number[][] {
  return raw.map((row, i) => {
    const own = table[vowels[i] ?? '']
    return row.map(
      (value, c) => value - (c === LENGTH ? (own?.logFrames ?? 0) : c === LOUDNESS ? (own?.energy ?? 0) : 0),
    )
  })
}

/** Gradient ascent on the log likelihood of the dictionary's syllable. */
function fit(rows: readonly Row[], table: Model['usual']): number[] {
  const cases = rows.map((row) => ({ measures: measuresOf(row, table), right: row.accepted[0] ?? 0 }))
  const weights = STRESS_FEATURES.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => -RIDGE * weight)
    for (const { measures, right } of cases) {
      stressShares({ weights, temperature: 1 }, measures).forEach((share, s) => {
        const pull = ((s === right ? 1 : 0) - share) / cases.length
        measures[s]?.forEach((value, c) => (gradient[c] = (gradient[c] ?? 0) + pull * value))
      })
    }
    weights.forEach((weight, c) => (weights[c] = weight + 0.3 * (gradient[c] ?? 0)))
  }
  return weights
}

/** The temperature at which good speakers, taken to stress rightly, are likeliest. */
function chooseTemperature(rows: readonly Row[]): number {
  const candidates = Array.from({ length: 17 }, (_, i) => 1 + i / 4)
  const likelihood = (candidate: number) =>
    rows.reduce((sum, row) => {
      const shares = stressShares({ weights, temperature: candidate }, measuresOf(row, usual))
      return sum + Math.log(row.accepted.reduce((total, at) => total + (shares[at] ?? 0), 0) + 1e-6)
    }, 0)
  return candidates.toSorted((a, b) => likelihood(b) - likelihood(a))[0] ?? 1
}

function report(name: string, rows: readonly Row[], { weights: own, temperature: heat, usual: table }: Model): void {
  const told = rows.map((row) => {
    const shares = stressShares({ weights: own, temperature: heat }, measuresOf(row, table))
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
