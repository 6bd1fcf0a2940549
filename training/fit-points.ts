/**
 * Fits packages/writing/models/points.json, which packages/writing/src/content/points/point-models.ts reads, on the labelled answers
 * of set `fit` that bench/dump-points.mjs dumped; cross-validated by question. Usage: OUT=… node fit-points.ts [gate]
 * With `gate` it prints figures for that set too, on which nothing is fitted.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type LogisticRegression, predictLogistic } from '../packages/statistics/src/logistic-regression.ts'
import { degreeOf } from '../packages/writing/src/content/points/degree-of.ts'
import { average, fitLogistic } from './fit-linear.ts'

const FAMILY_OF_KIND: Readonly<Record<string, Family>> = {
  'summarize-written-text': 'summarised',
  'summarize-spoken-text': 'summarised',
  'describe-image': 'retold',
  're-tell-lecture': 'retold',
  'write-email': 'asked',
  'respond-to-a-situation': 'asked',
}
const FAMILIES = ['summarised', 'retold', 'asked'] as const
type Family = (typeof FAMILIES)[number]
const WAYS = ['told', 'bare'] as const
/** A family of fewer points is fitted on those of all. So are those of sources: on their own they call one short sentence nothing. */
const FEWEST_ROWS = 400
const FOLDS = 10
const PENALTY = 10
/** Levels of which a higher one was written for the same question. */
const PLAINER = new Set(['b2', 'b1', 'weak'])
/** What a label is worth. */
const WORTH = { yes: 1, no: 0 }
/** What is taken from somebody who said it does more harm than what is given to somebody who did not. */
const SAID_WEIGHT = 2

const rowSchema = z.object({
  question: z.number(),
  set: z.enum(['fit', 'gate']),
  change: z.string(),
  kind: z.string(),
  said: z.enum(['yes', 'part', 'no', 'rev']),
  told: z.array(z.number()),
  bare: z.array(z.number()),
})
type Row = z.infer<typeof rowSchema>
type Judged = Row & { probability: number }
type Range = { none: number; full: number }

const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const file = join(import.meta.dirname, '../packages/writing/models/points.json')
const rows = readdirSync(out)
  .filter((name) => /^points-\d+\.jsonl$/u.test(name))
  .flatMap((name) => readFileSync(join(out, name), 'utf8').trim().split('\n'))
  .map((line) => rowSchema.parse(JSON.parse(line)))
const known = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
const models = Object.fromEntries(FAMILIES.map((family) => [family, familyOf(family)]))
writeFileSync(file, `${JSON.stringify(models)}\n`)

/** A family of which nothing was dumped keeps its model. */
function familyOf(family: Family): unknown {
  if (rows.every(({ kind }) => FAMILY_OF_KIND[kind] !== family)) return known[family]
  return Object.fromEntries(WAYS.map((ways) => [ways, modelOf(family, ways)]))
}

function modelOf(family: Family, ways: (typeof WAYS)[number]) {
  const ofFamily = rows.filter(({ kind }) => FAMILY_OF_KIND[kind] === family)
  const own = ofFamily.length < FEWEST_ROWS || family !== 'asked' ? rows : ofFamily
  const fit = own.filter(({ set }) => set === 'fit')
  const held = Array.from({ length: FOLDS }, (_, fold) => {
    const isHeld = ({ question }: Row) => question % FOLDS === fold
    return judgedBy(
      regressionOf(
        fit.filter((row) => !isHeld(row)),
        ways,
      ),
      fit.filter(isHeld),
      ways,
    )
  }).flat()
  const probability = regressionOf(fit, ways)
  const bars = barsOf(held.filter(isAnswered).filter(isOwnWording))
  print(`${family}, ${ways}, cross-validated`, held, bars)
  if (process.argv[2] === 'gate')
    print(
      `${family}, ${ways}, gate`,
      judgedBy(
        probability,
        own.filter(({ set }) => set === 'gate'),
        ways,
      ),
      bars,
    )
  return { probability, ...bars }
}

/** Answers to other questions teach what is far from every point, and have no part in where a bar stands. */
function isAnswered({ change }: Row): boolean {
  return change !== 'elsewhere'
}

/**
 * Whose said points decide where a bar stands: who has most ways to say a thing is farthest from those that we know, and the best lose
 * most by a bar that is set for plain words. Where no level was named all count.
 */
function isOwnWording({ said, change }: Row): boolean {
  return said !== 'yes' || !PLAINER.has(change)
}

/** What was turned round is judged elsewhere; of what is said in part half is said. */
function regressionOf(own: readonly Row[], ways: (typeof WAYS)[number]): LogisticRegression {
  const cases = own.flatMap((row) => {
    if (row.said === 'rev') return []
    return (row.said === 'part' ? [true, false] : [row.said === 'yes', row.said === 'yes']).map((isSaid) => ({
      features: row[ways],
      isSaid,
    }))
  })
  return fitLogistic(
    cases.map(({ features }) => features),
    cases.map(({ isSaid }) => isSaid),
    PENALTY,
  )
}

function judgedBy(model: LogisticRegression, own: readonly Row[], ways: (typeof WAYS)[number]): Judged[] {
  return own.map((row) => ({ ...row, probability: predictLogistic(model, row[ways]) }))
}

/**
 * Covered is where as many said points are found as unsaid ones are noticed; degrees are what comes nearest to the labels' worth, whatever
 * the share of said points: how many these writers left out tells nothing of learners.
 */
function barsOf(held: readonly Judged[]) {
  const bars = Array.from({ length: 99 }, (_, i) => (i + 1) / 100)
  const covered = least(bars, (bar) => Math.abs(foundShare(held, bar) - noticedShare(held, bar)))
  const pairs = bars.flatMap((none) => bars.filter((full) => full > none + 0.1).map((full) => ({ none, full })))
  const errorOf = (label: 'yes' | 'no', { none, full }: Range) =>
    average(
      held.flatMap(({ said, probability }) =>
        said === label ? [(degreeOf(probability, { none, full }) - WORTH[said]) ** 2] : [],
      ),
    )
  const error = (range: Range) => SAID_WEIGHT * errorOf('yes', range) + errorOf('no', range)
  return { ...least(pairs, error), covered }
}

function least<Value>(values: readonly Value[], cost: (value: Value) => number): Value {
  const [best] = values.map((value) => ({ value, cost: cost(value) })).toSorted((a, b) => a.cost - b.cost)
  if (best === undefined) throw new Error('nothing to choose from')
  return best.value
}

function foundShare(own: readonly Judged[], bar: number): number {
  return average(own.filter(({ said }) => said === 'yes').map(({ probability }) => (probability >= bar ? 1 : 0)))
}

function noticedShare(own: readonly Judged[], bar: number): number {
  return average(own.filter(({ said }) => said === 'no').map(({ probability }) => (probability < bar ? 1 : 0)))
}

function print(title: string, own: readonly Judged[], bars: Range & { covered: number }): void {
  const { none, full, covered } = bars
  console.log(`\n${title}: none ${none}, covered ${covered}, full ${full}`)
  for (const kind of new Set(own.map((row) => row.kind))) {
    const ofKind = own.filter((row) => row.kind === kind && isAnswered(row))
    const elsewhere = own.filter((row) => row.kind === kind && !isAnswered(row))
    const taken = average(elsewhere.map(({ probability }) => (probability >= covered ? 1 : 0))).toFixed(3)
    const counts = ['yes', 'part', 'no', 'rev'].map((said) => {
      const some = ofKind.filter((row) => row.said === said)
      return `${said} ${some.length}: ${average(some.map(({ probability }) => degreeOf(probability, bars))).toFixed(2)}`
    })
    console.log(
      `  ${kind.padEnd(24)} found ${foundShare(ofKind, covered).toFixed(3)}, noticed ${noticedShare(ofKind, covered).toFixed(3)}, area ${areaUnder(ofKind).toFixed(3)}; mean degree of ${counts.join(', ')}; of ${elsewhere.length} in answers to other questions ${taken} found`,
    )
  }
}

/** The share of pairs of a said and an unsaid point of which the said one is the likelier. */
function areaUnder(own: readonly Judged[]): number {
  const of = (label: Row['said']) => own.filter(({ said }) => said === label).map(({ probability }) => probability)
  const unsaid = of('no')
  return average(of('yes').flatMap((one) => unsaid.map((other) => (one > other ? 1 : one === other ? 0.5 : 0))))
}
