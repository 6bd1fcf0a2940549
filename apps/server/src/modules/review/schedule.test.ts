import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CardState, cardStateSchema, dueDates, graded, grades, intervalSeconds, newCard } from './schedule.ts'

const DAY_MS = 86_400_000
const START = new Date('2026-03-18T09:00:00Z')
const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)

/** What is left of a card when the database has held it: `real` is a number of 32 bits. */
const stored = (card: CardState): CardState =>
  cardStateSchema.parse({
    ...card,
    stability: Math.fround(card.stability),
    difficulty: Math.fround(card.difficulty),
  })

const step = fc.record({ grade: fc.constantFrom(...grades), waitMs: fc.integer({ min: 0, max: 400 * DAY_MS }) })
const history = fc.array(step, { maxLength: 30 })

/** A card after a history of grades, and the time it then is. */
function lived(steps: readonly { grade: (typeof grades)[number]; waitMs: number }[], examEndsAt: Date | null) {
  let card = newCard(START)
  let now = START
  for (const { grade, waitMs } of steps) {
    now = later(now, waitMs)
    card = stored(graded(card, grade, now, examEndsAt))
  }
  return { card, now }
}

test('while the exam lies ahead nothing is due after it, whatever the grades were', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 300 * DAY_MS }), (steps, examInMs) => {
      const { card, now } = lived(steps, null)
      const examEndsAt = later(now, examInMs)
      for (const grade of grades) {
        const { dueAt } = graded(card, grade, now, examEndsAt)
        expect(dueAt.getTime()).toBeLessThanOrEqual(examEndsAt.getTime())
        expect(dueAt.getTime()).toBeGreaterThanOrEqual(now.getTime())
      }
    }),
  )
})

test('after the exam, or without one, the plain schedule holds', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...grades), fc.integer({ min: 1, max: 300 * DAY_MS }), (steps, grade, ago) => {
      const { card, now } = lived(steps, null)
      expect(graded(card, grade, now, later(now, -ago))).toEqual(graded(card, grade, now, null))
    }),
  )
})

test('a better grade never comes back sooner', () => {
  const exam = fc.option(fc.integer({ min: -30 * DAY_MS, max: 300 * DAY_MS }))
  fc.assert(
    fc.property(history, exam, (steps, examInMs) => {
      const { card, now } = lived(steps, null)
      const due = dueDates(card, now, examInMs === null ? null : later(now, examInMs))
      const times = grades.map((grade) => due[grade].getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }),
  )
})

test('the same input gives the same card, and the date on a button is the one it sets', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...grades), (steps, grade) => {
      const { card, now } = lived(steps, null)
      const once = graded(card, grade, now, null)
      expect(graded(card, grade, now, null)).toEqual(once)
      expect(dueDates(card, now, null)[grade]).toEqual(once.dueAt)
    }),
  )
})

test('after any order of grades stability is positive and finite, difficulty 1 to 10, and the row parses back', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      const { card } = lived(steps, null)
      expect(card.stability).toBeGreaterThan(0)
      expect(Number.isFinite(card.stability)).toBe(true)
      expect(card.difficulty).toBeGreaterThanOrEqual(1)
      expect(card.difficulty).toBeLessThanOrEqual(10)
      expect(card.reps).toBe(steps.length)
      expect(cardStateSchema.parse(card)).toEqual(card)
    }),
  )
})

test('a review that seems to come before the last one, by another clock, counts as at its time', () => {
  const card = graded(newCard(START), 'EASY', START, null)
  expect(graded(card, 'GOOD', later(START, -DAY_MS), null).lastReviewAt).toEqual(START)
})

test('a new word known well comes back in days, one forgotten in a minute, and each success waits longer', () => {
  const due = dueDates(newCard(START), START, null)
  expect(due.AGAIN).toEqual(later(START, 60_000))
  expect(due.GOOD).toEqual(later(START, 600_000))
  expect(intervalSeconds(newCard(START), START, null)).toMatchObject({ AGAIN: 60, GOOD: 600 })
  expect(due.EASY.getTime()).toBeGreaterThan(later(START, 3 * DAY_MS).getTime())
  let card = graded(newCard(START), 'EASY', START, null)
  for (let time = 0; time < 4; time++) {
    const { dueAt, scheduledDays } = card
    card = graded(card, 'GOOD', dueAt, null)
    expect(card.scheduledDays).toBeGreaterThan(scheduledDays)
  }
})
