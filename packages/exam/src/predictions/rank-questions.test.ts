import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankQuestions, type Sighting } from './rank-questions.ts'

const MONDAY = '2026-11-16'
const dayBefore = (days: number) => new Date(Date.parse(MONDAY) - days * 86_400_000).toISOString().slice(0, 10)

let lastId = 0
const seen = (questionId: number, days: number, change: Partial<Sighting> = {}): Sighting => {
  lastId += 1
  return { id: lastId, questionId, learner: `learner ${lastId}`, seenOn: dayBefore(days), country: 'TR', ...change }
}

const scoreOf = (sightings: readonly Sighting[], questionId = 1) =>
  rankQuestions(sightings, MONDAY).find((each) => each.questionId === questionId)?.score ?? 0

test('a report weighs half after a fortnight, and reports add up', () => {
  expect(scoreOf([seen(1, 14)])).toBe(0.5)
  expect(scoreOf([seen(1, 14), seen(1, 28)])).toBe(0.75)
})

test('each further country adds a quarter, up to the fifth', () => {
  const from = (...countries: string[]) => countries.map((country) => seen(1, 14, { country }))
  expect(scoreOf(from('TR', 'TR'))).toBe(1)
  expect(scoreOf(from('TR', 'AE'))).toBe(1.25)
  expect(scoreOf(from('TR', 'AE', 'GB', 'AZ', 'IN'))).toBe(5)
  expect(scoreOf(from('TR', 'AE', 'GB', 'AZ', 'IN', 'AU'))).toBe(6)
})

test('reports of the week itself and later are not looked at', () => {
  expect(rankQuestions([seen(1, 0), seen(2, -3)], MONDAY)).toEqual([])
  expect(scoreOf([seen(1, 14), seen(1, 0)])).toBe(0.5)
})

test('those whose accounts are gone count together as one learner', () => {
  const gone = { learner: null }
  expect(rankQuestions([seen(1, 14, gone), seen(1, 28, gone), seen(1, 42, gone)], MONDAY)).toEqual([
    { questionId: 1, score: 0.5, reasons: { learners: 1, countries: 1, lastSeenOn: dayBefore(14) } },
  ])
})

test('of equal scores the lower id is first', () => {
  const ranked = rankQuestions([seen(9, 3), seen(2, 3), seen(40, 3), seen(5, 2)], MONDAY)
  expect(ranked.map(({ questionId }) => questionId)).toEqual([5, 2, 9, 40])
})

const countries = ['TR', 'AE', 'GB', 'AZ', 'IN', 'AU', 'PK'] as const
const learners = [null, 'a', 'b', 'c', 'd', 'e', 'f'] as const

const anySightings = fc
  .array(
    fc.record({
      questionId: fc.integer({ min: 1, max: 6 }),
      learner: fc.constantFrom(...learners),
      days: fc.integer({ min: -5, max: 120 }),
      country: fc.constantFrom(...countries),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((rows) => rows.map(({ days, ...row }, i): Sighting => ({ ...row, id: i + 1, seenOn: dayBefore(days) })))

const inSomeOrder = anySightings.chain((sightings) =>
  fc.tuple(
    fc.constant(sightings),
    fc.shuffledSubarray(sightings, { minLength: sightings.length, maxLength: sightings.length }),
  ),
)

test('the order of the rows makes no difference, to the last bit', () => {
  fc.assert(
    fc.property(inSomeOrder, ([sightings, shuffled]) => {
      expect(rankQuestions(shuffled, MONDAY)).toEqual(rankQuestions(sightings, MONDAY))
    }),
  )
})

test('one more learner raises the score of what they saw, and of nothing else', () => {
  fc.assert(
    fc.property(
      anySightings,
      fc.integer({ min: 1, max: 120 }),
      fc.constantFrom(...countries),
      (rows, days, country) => {
        const more = [...rows, seen(1, days, { id: 1000, learner: 'new', country })]
        expect(scoreOf(more)).toBeGreaterThan(scoreOf(rows))
        for (const other of [2, 3, 4, 5, 6]) expect(scoreOf(more, other)).toBe(scoreOf(rows, other))
      },
    ),
  )
})

const withOne = anySightings.chain((rows) => fc.tuple(fc.constant(rows), fc.nat({ max: rows.length - 1 })))
const replaced = (rows: readonly Sighting[], at: number, change: Partial<Sighting>) =>
  rows.map((row, i) => (i === at ? { ...row, ...change } : row))

const daysOf = ({ seenOn }: Sighting) => (Date.parse(MONDAY) - Date.parse(seenOn)) / 86_400_000

test('a question seen later than was said never has a lower score', () => {
  fc.assert(
    fc.property(withOne, fc.integer({ min: 1, max: 60 }), ([rows, at], later) => {
      const row = rows[at]
      fc.pre(row !== undefined && daysOf(row) > later)
      const moved = replaced(rows, at, { seenOn: dayBefore(daysOf(row) - later) })
      expect(scoreOf(moved, row.questionId)).toBeGreaterThanOrEqual(scoreOf(rows, row.questionId))
    }),
  )
})

test('the later a learner saw a question, the higher its score', () => {
  fc.assert(
    fc.property(
      anySightings,
      fc.integer({ min: 2, max: 120 }),
      fc.integer({ min: 1, max: 60 }),
      (rows, days, later) => {
        fc.pre(days > later)
        const more = (ago: number) => scoreOf([...rows, seen(1, ago, { id: 1000, learner: 'new' })])
        expect(more(days - later)).toBeGreaterThan(more(days))
      },
    ),
  )
})

test('a report from a country that nobody named yet never weighs less than one from a country named before', () => {
  fc.assert(
    fc.property(anySightings, fc.integer({ min: 1, max: 60 }), (rows, days) => {
      const named = rows.find(({ questionId, seenOn }) => questionId === 1 && seenOn < MONDAY)?.country
      fc.pre(named !== undefined)
      const more = (country: string) => scoreOf([...rows, seen(1, days, { id: 1000, learner: 'new', country })])
      expect(more('ZZ')).toBeGreaterThanOrEqual(more(named ?? ''))
    }),
  )
})

test('however often one learner reports a question, it weighs as one report of their last day', () => {
  const many = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.constantFrom(...countries)), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(anySightings, many, (rows, reports) => {
      const eager = reports.map(([days, country], i) => seen(1, days, { id: 1000 + i, learner: 'eager', country }))
      const lastDays = Math.min(...reports.map(([days]) => days))
      const once = seen(1, lastDays, { id: 1000, learner: 'eager', country: reports[0]?.[1] ?? 'TR' })
      expect(scoreOf([...rows, ...eager])).toBe(scoreOf([...rows, once]))
    }),
  )
})
