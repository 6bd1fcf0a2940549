/**
 * Fits packages/writing/models/points.json, which packages/writing/src/content/points/point-models.ts reads, on the labelled answers
 * of set `fit` that bench/dump-points.mjs dumped, on one or two sentences of them, and on ways to say a point by themselves;
 * cross-validated by question, the bars by writer. Usage: OUT=… node fit-points.ts [gate]
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
  'summarize-group-discussion': 'retold',
  'write-email': 'asked',
  'respond-to-a-situation': 'asked',
}
const FAMILIES = ['summarised', 'retold', 'asked'] as const
type Family = (typeof FAMILIES)[number]
const WAYS = ['told', 'bare'] as const
const FOLDS = 5
/**
 * Weights are held small: what parts points in one writer's answers parts them less in a stranger's. What is asked for can be said in
 * more ways than a source's points.
 */
const PENALTY = { asked: 100, sources: 30 }
/** Levels of which a higher one was written for the same question. */
const PLAINER = new Set(['b2', 'b1', 'weak', 'learner'])
/** The writer that ways are called by: they say a point, or half of it. */
const WAYS_WRITER = 'ways'
/** What parts of an answer, and ways, count beside a whole answer: there are many of each. */
const WORTH_OF = { asked: { whole: 1, part: 0.5, way: 0.1 }, sources: { whole: 1, part: 0.25, way: 0.1 } }
type Rows = keyof typeof WORTH_OF
/**
 * What is taken from somebody who said it does more harm than what is given to somebody who did not. Where no ways are known, so little
 * is told that a third of the points of other questions would be called covered; there the two weigh alike.
 */
const SAID_WEIGHT = { degree: 2, told: 2, bare: 1 }

const rowSchema = z.object({
  question: z.number(),
  set: z.enum(['fit', 'gate']),
  writer: z.string(),
  change: z.string(),
  part: z.number(),
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
const sources = isDumped('sources') ? modelsOf('sources') : null
const asked = isDumped('asked') ? modelsOf('asked') : null
const models = Object.fromEntries(
  FAMILIES.map((family) => [family, (family === 'asked' ? asked : sources) ?? known[family]]),
)
writeFileSync(file, `${JSON.stringify(models)}\n`)

/** A family of which nothing was dumped keeps its model. */
function isDumped(of: Rows): boolean {
  return rows.some((row) => rowsOf(row) === of)
}

function rowsOf({ kind }: Row): Rows {
  return FAMILY_OF_KIND[kind] === 'asked' ? 'asked' : 'sources'
}

function modelsOf(of: Rows): unknown {
  return Object.fromEntries(WAYS.map((ways) => [ways, modelOf(of, ways)]))
}

/** Sources are fitted on all rows: on their own they call one short sentence nothing. */
function modelOf(of: Rows, ways: (typeof WAYS)[number]) {
  const isOfFamily = (row: Row) => rowsOf(row) === of
  const own = of === 'asked' ? rows.filter(isOfFamily) : rows
  const fit = own.filter(({ set }) => set === 'fit')
  const held = Array.from({ length: FOLDS }, (_, fold) => {
    const isHeld = ({ question }: Row) => question % FOLDS === fold
    const judged = fit.filter((row) => isHeld(row) && isOfFamily(row))
    return judgedBy(
      regressionOf(
        fit.filter((row) => !isHeld(row)),
        ways,
        of,
      ),
      judged,
      ways,
    )
  }).flat()
  const strangers = strangersOf(isOfFamily, ways, of)
  const probability = regressionOf(fit, ways, of)
  const bars = barsOf([...held, ...strangers], ways)
  const print = (title: string, some: readonly Judged[]) => printParts(`${of}, ${ways}, ${title}`, some, bars)
  print('cross-validated by question', held)
  print('writer left out', strangers)
  if (process.argv[2] === 'gate')
    print(
      'gate',
      judgedBy(
        probability,
        own.filter((row) => row.set === 'gate' && isOfFamily(row)),
        ways,
      ),
    )
  return { probability, ...bars }
}

/** Answers of each writer as a fit on all others, in whatever kinds, judges them. */
function strangersOf(isOfFamily: (row: Row) => boolean, ways: (typeof WAYS)[number], of: Rows): Judged[] {
  const fit = rows.filter(({ set }) => set === 'fit')
  const writers = new Set(fit.filter(isOfFamily).map(({ writer }) => writer))
  writers.delete(WAYS_WRITER)
  return [...writers].flatMap((writer) => {
    const regression = regressionOf(
      fit.filter((row) => row.writer !== writer),
      ways,
      of,
    )
    return judgedBy(
      regression,
      fit.filter((row) => row.writer === writer && isOfFamily(row)),
      ways,
    )
  })
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
function regressionOf(own: readonly Row[], ways: (typeof WAYS)[number], of: Rows): LogisticRegression {
  const cases = own.flatMap((row) => {
    if (row.said === 'rev') return []
    const worth = WORTH_OF[of][row.writer === WAYS_WRITER ? 'way' : row.part > 0 ? 'part' : 'whole']
    const labels = row.said === 'part' ? [true, false] : [row.said === 'yes']
    return labels.map((isSaid) => ({ features: row[ways], isSaid, worth: worth / labels.length }))
  })
  return fitLogistic(
    cases.map(({ features }) => features),
    cases.map(({ isSaid }) => isSaid),
    PENALTY[of],
    cases.map(({ worth }) => worth),
  )
}

function judgedBy(model: LogisticRegression, own: readonly Row[], ways: (typeof WAYS)[number]): Judged[] {
  return own.map((row) => ({ ...row, probability: predictLogistic(model, row[ways]) }))
}

/**
 * Covered, and degrees, are what comes nearest to the labels (`SAID_WEIGHT`): answers to questions
 * that the fit has not seen, and those of writers that it has not seen, decide together. How many points these writers left out
 * tells nothing of learners, so unsaid points, and those of other questions, count by their shares.
 */
function barsOf(judged: readonly Judged[], ways: (typeof WAYS)[number]) {
  const whole = judged.filter((row) => row.part === 0 && isOwnWording(row))
  const own = whole.filter(isAnswered)
  const sortsOf = (saidWeight: number) => [
    { worth: saidWeight, isSaid: 1, some: own.filter(({ said }) => said === 'yes') },
    { worth: 1, isSaid: 0, some: own.filter(({ said }) => said === 'no') },
    { worth: 1, isSaid: 0, some: whole.filter((row) => !isAnswered(row)) },
  ]
  const errorOf = (saidWeight: number, degree: (probability: number) => number) =>
    average(
      sortsOf(saidWeight).map(
        ({ worth, isSaid, some }) =>
          worth * average(some.map(({ probability }) => (degree(probability) - isSaid) ** 2)),
      ),
    )
  const bars = Array.from({ length: 99 }, (_, i) => (i + 1) / 100)
  const covered = least(bars, (bar) => errorOf(SAID_WEIGHT[ways], (probability) => (probability >= bar ? 1 : 0)))
  const pairs = bars.flatMap((none) => bars.filter((full) => full > none + 0.1).map((full) => ({ none, full })))
  return {
    ...least(pairs, (range) => errorOf(SAID_WEIGHT.degree, (probability) => degreeOf(probability, range))),
    covered,
  }
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

function printParts(title: string, judged: readonly Judged[], bars: Range & { covered: number }): void {
  const parts = [
    ['whole', ({ part }: Row) => part === 0],
    ['whole, best level', (row: Row) => row.part === 0 && isOwnWording(row)],
    ['one sentence', ({ part, writer }: Row) => part === 1 && writer !== WAYS_WRITER],
    ['two sentences', ({ part, writer }: Row) => part === 2 && writer !== WAYS_WRITER],
  ] as const
  for (const [name, isPart] of parts) printKinds(`${title}, ${name}`, judged.filter(isPart), bars)
}

function printKinds(title: string, own: readonly Judged[], bars: Range & { covered: number }): void {
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
      `  ${kind.padEnd(24)} found ${foundShare(ofKind, covered).toFixed(3)}, noticed ${noticedShare(ofKind, covered).toFixed(3)}; mean degree of ${counts.join(', ')}; of ${elsewhere.length} in answers to other questions ${taken} found`,
    )
  }
}
