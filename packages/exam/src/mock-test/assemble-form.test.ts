import { describe, expect, test } from 'vitest'
import { complexitySchema } from '../codes.ts'
import { blueprints, rowsOf } from '../formats/blueprints/blueprints.ts'
import { examSeconds, sharedClockSeconds } from '../formats/exam-seconds.ts'
import { formatIdSchema, type FormatId } from '../formats/format-ids.ts'
import { kindsOf, taskWeights } from '../formats/task-weights.ts'
import { skillSchema } from '../skill.ts'
import { assembleForm, type Candidate } from './assemble-form.ts'
import { formIdSchema } from './forms.ts'
import { ownClockMs } from './item-clock.ts'
import { MINI_SECONDS, planForm } from './plan-form.ts'
import { seededRandom } from './seeded-random.ts'
import { subjectWords } from './subject-words.ts'

const LETTERS = 'bcdfghjklmnpqrtvwxz'
/** A word that no other number has, and no end of which is cut off. */
const wordOf = (n: number) => [19 * 19, 19, 1].map((place) => LETTERS[Math.floor(n / place) % 19]).join('') + 'om'

/** Twenty questions of each kind; every seventh shares its subject with one of another kind. */
const bankOf = (format: FormatId, seenAt: (id: number) => number | null = () => null): Candidate[] =>
  kindsOf(format).flatMap((taskId, kind) =>
    Array.from({ length: 20 }, (_, n): Candidate => {
      const id = kind * 20 + n + 1
      const complexity = complexitySchema.options[n % 3] ?? 'AVERAGE'
      return { id, taskId, title: `On ${wordOf(id % 7 === 0 ? n : id + 400)}`, complexity, seenAt: seenAt(id) }
    }),
  )

describe.each(formatIdSchema.options)('%s', (format) => {
  const candidates = bankOf(format)
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))

  test('a thousand full tests have their parts, kinds and numbers in order, and nothing twice', () => {
    const rows = blueprints[format].parts.flatMap((part) => rowsOf(part).map((row) => ({ part: part.id, ...row })))
    for (let seed = 0; seed < 1000; seed += 1) {
      const { items, lacks } = assembleForm({ format, form: 'full', seed, candidates })
      expect(lacks).toEqual([])
      const kinds = [...Map.groupBy(items, ({ taskId }) => taskId)]
      expect(kinds.map(([taskId]) => taskId)).toEqual(rows.map(({ taskId }) => taskId))
      for (const [taskId, ofKind] of kinds) {
        const row = rows.find((each) => each.taskId === taskId)
        expect(ofKind.length).toBeGreaterThanOrEqual(row?.items.min ?? Infinity)
        expect(ofKind.length).toBeLessThanOrEqual(row?.items.max ?? 0)
        expect(new Set(ofKind.map(({ part }) => part))).toEqual(new Set([row?.part]))
      }
      expect(items.map(({ taskId }) => taskId)).toEqual(
        kinds.flatMap(([taskId, { length }]) => Array(length).fill(taskId)),
      )
      const subjects = items.flatMap(({ questionId }) => subjectWords(byId.get(questionId)?.title ?? ''))
      expect(new Set(subjects).size).toBe(subjects.length)
      expect(new Set(items.map(({ questionId }) => questionId)).size).toBe(items.length)
    }
  })

  test('over many tests a quarter of the items is easy, a half medium and a quarter hard', () => {
    const counts = Map.groupBy(
      Array.from({ length: 100 }, (_, seed) => assembleForm({ format, form: 'full', seed, candidates }).items)
        .flat()
        .map(({ questionId }) => byId.get(questionId)?.complexity),
      (complexity) => complexity,
    )
    const all = [...counts.values()].reduce((sum, { length }) => sum + length, 0)
    const share = (complexity: Candidate['complexity']) => (counts.get(complexity)?.length ?? 0) / all
    expect(share('EASY')).toBeCloseTo(0.25, 1)
    expect(share('AVERAGE')).toBeCloseTo(0.5, 1)
  })

  test.each(formIdSchema.options)('the form %s is the same for the same seed, and another for another', (form) => {
    const of = (seed: number) => assembleForm({ format, form, seed, candidates }).items
    expect(of(7)).toEqual(of(7))
    expect(of(7)).not.toEqual(of(8))
  })

  test.each(skillSchema.options)('a test of %s has the kinds that feed it, and no other', (skill) => {
    const { items } = assembleForm({ format, form: `skill-${skill}`, seed: 1, candidates })
    const weights = taskWeights(format)[skill]
    const feeding = kindsOf(format).filter((taskId) => (weights.get(taskId) ?? 0) > 0)
    expect(new Set(items.map(({ taskId }) => taskId))).toEqual(new Set(feeding))
  })

  test('every part of a thousand full tests takes its published time, with what the exam has and we do not', () => {
    const { introduction, missingKinds, parts } = blueprints[format]
    const introductionSeconds = introduction.preparationSeconds + introduction.answerSeconds
    for (let seed = 0; seed < 1000; seed += 1) {
      const counts = new Map(
        planForm(format, 'full', seededRandom(seed)).map(({ taskId, count }) => [taskId, count] as const),
      )
      for (const part of parts) {
        const own = part.ownClock.reduce(
          (sum, { taskId }) => sum + (counts.get(taskId) ?? 0) * examSeconds(format, taskId),
          0,
        )
        const ours = own + sharedClockSeconds(format, part, ({ taskId }) => counts.get(taskId) ?? 0)
        const seconds = ours + (part.id === 'speaking-writing' ? introductionSeconds : 0)
        const missing = missingKinds.filter((kind) => kind.part === part.id)
        const missingSeconds = (bound: 'min' | 'max') =>
          missing.reduce((sum, kind) => sum + kind.items[bound] * kind.seconds, 0)
        expect(seconds + missingSeconds('max')).toBeGreaterThanOrEqual(part.minutes.min * 60)
        // A shared clock is set to half minutes.
        expect(seconds + missingSeconds('min')).toBeLessThanOrEqual(part.minutes.max * 60 + 30)
      }
    }
  })

  test('the seed still decides how many items of a kind there are', () => {
    const counts = (seed: number) =>
      planForm(format, 'full', seededRandom(seed)).find(({ taskId }) => taskId === 'speaking/read-aloud')?.count
    expect(new Set(Array.from({ length: 50 }, (_, seed) => counts(seed)))).toEqual(new Set([6, 7]))
  })

  test('a mini feeds every skill, and all its clocks as the server sets them fill no more than a quarter of an hour', () => {
    const { items } = assembleForm({ format, form: 'mini', seed: 1, candidates })
    const kinds = new Set(items.map(({ taskId }) => taskId))
    const weights = taskWeights(format, [...kinds])
    for (const skill of skillSchema.options) {
      expect([...weights[skill].values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12)
    }
    const own = items.filter(({ hasOwnClock }) => hasOwnClock)
    const countOf = (taskId: string) => items.filter((item) => item.taskId === taskId).length
    const clocks = [
      ...own.map(({ taskId }) => ownClockMs(format, taskId, 0) / 1000),
      ...blueprints[format].parts.map((part) => sharedClockSeconds(format, part, ({ taskId }) => countOf(taskId))),
    ]
    expect(clocks.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(MINI_SECONDS)
  })

  test('a part of all its items has the longest time that is published for it, less its items with own clocks', () => {
    for (const part of blueprints[format].parts.filter(({ sharedClock }) => sharedClock.length > 0)) {
      const own = part.ownClock.reduce((sum, { taskId, items }) => sum + items.max * examSeconds(format, taskId), 0)
      const seconds = sharedClockSeconds(format, part, ({ items }) => items.max)
      expect(Math.abs(seconds + own - part.minutes.max * 60)).toBeLessThan(30)
      expect(sharedClockSeconds(format, part, ({ items }) => items.min)).toBeLessThan(seconds)
    }
  })
})

test('what the learner has never met comes first, then what was met longest ago', () => {
  const format = 'academic-2025'
  const taskId = 'reading/rw-fill-in-the-blanks'
  // Of each kind three questions are new, one of each difficulty; the greater the number, the longer ago the others were met.
  const candidates = bankOf(format, (id) => (id % 20 < 17 ? 1_000_000 - id : null))
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const { items } = assembleForm({ format, form: 'reading', seed: 3, candidates })
  const chosen = new Set(items.map(({ questionId }) => questionId))
  const ofKind = candidates.filter((each) => each.taskId === taskId)
  for (const { questionId, wasSeen } of items.filter((item) => item.taskId === taskId)) {
    const taken = byId.get(questionId)
    const passedOver = ofKind.filter(({ id, complexity }) => !chosen.has(id) && complexity === taken?.complexity)
    expect(passedOver.filter(({ seenAt }) => (seenAt ?? 0) < (taken?.seenAt ?? 0))).toEqual([])
    expect(wasSeen).toBe(taken?.seenAt !== null)
  }
  expect(items.filter(({ wasSeen }) => !wasSeen).length).toBeGreaterThan(0)
})

test.each(formatIdSchema.options)(
  'no question of %s is asked again while a new one of about the same difficulty is there',
  (format) => {
    // The easy and the hard ones were met, those between were not: of each kind they are enough.
    const candidates = bankOf(format).map((each, n) => ({
      ...each,
      title: `No. ${each.id}`,
      seenAt: each.complexity === 'AVERAGE' ? null : 1 + n,
    }))
    for (let seed = 0; seed < 20; seed += 1) {
      const { items } = assembleForm({ format, form: 'reading', seed, candidates })
      expect(items.filter(({ wasSeen }) => wasSeen)).toEqual([])
    }
  },
)

test('a hard question that was met comes before an easy one that was not', () => {
  const format = 'core-2024'
  const candidates = bankOf(format)
    .filter(({ complexity }) => complexity !== 'AVERAGE')
    .map((each) => ({ ...each, title: `No. ${each.id}`, seenAt: each.complexity === 'EASY' ? null : 1 }))
  const { items } = assembleForm({ format, form: 'full', seed: 1, candidates })
  expect(items.some(({ wasSeen }) => wasSeen)).toBe(true)
})

test('kinds that the bank cannot fill are named, and the form is the shorter by them', () => {
  const candidates = bankOf('core-2024').filter(({ taskId, id }) => taskId !== 'writing/write-email' || id % 20 === 1)
  const { items, lacks } = assembleForm({ format: 'core-2024', form: 'speaking-writing', seed: 1, candidates })
  expect(lacks).toEqual([{ taskId: 'writing/write-email', needed: expect.any(Number), found: 1 }])
  expect(items.filter(({ taskId }) => taskId === 'writing/write-email')).toHaveLength(1)
})

test('a question whose title tells no subject comes once, too', () => {
  const candidates = bankOf('core-2024').map((candidate) => ({ ...candidate, title: `No. ${candidate.id}` }))
  const { items, lacks } = assembleForm({ format: 'core-2024', form: 'full', seed: 1, candidates })
  expect(lacks).toEqual([])
  expect(new Set(items.map(({ questionId }) => questionId)).size).toBe(items.length)
})
