import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endPeriod, type Period } from './end-period.ts'

const DAY_MS = 86_400_000
const start = Date.parse('2026-03-01T00:00:00Z')
const at = (day: number) => new Date(start + day * DAY_MS)
const period = (id: number, from: number, to: number): Period => ({ id, startsAt: at(from), endsAt: at(to) })
const days = ({ startsAt, endsAt }: Period) => (endsAt.getTime() - startsAt.getTime()) / DAY_MS

test('of the running one the rest goes, and the next begins now', () => {
  const ended = endPeriod([period(1, 0, 30), period(2, 30, 60), period(3, 60, 90)], 1, at(10))
  expect(ended).toEqual({ left: period(1, 0, 10), moved: [period(2, 10, 40), period(3, 40, 70)] })
})

test('one that has not begun goes whole, and the next takes its place', () => {
  const ended = endPeriod([period(1, 0, 30), period(2, 30, 60), period(3, 60, 90)], 2, at(10))
  expect(ended).toEqual({ left: null, moved: [period(3, 30, 60)] })
})

test('one that begins at this very moment goes whole', () => {
  expect(endPeriod([period(1, 10, 40)], 1, at(10))).toEqual({ left: null, moved: [] })
})

test('of one that has passed nothing is left to end', () => {
  expect(endPeriod([period(1, 0, 30), period(2, 30, 60)], 1, at(30))).toBeNull()
  expect(endPeriod([], 1, at(30))).toBeNull()
})

test('after a gap nothing moves', () => {
  expect(endPeriod([period(1, 0, 30), period(2, 40, 70)], 1, at(10))).toEqual({ left: period(1, 0, 10), moved: [] })
})

const lengths = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 8 })

test('whichever is ended whenever, all others keep their length, follow without gap or overlap, and begin no earlier than now', () => {
  fc.assert(
    fc.property(lengths, fc.nat(), fc.double({ min: 0, max: 3000, noNaN: true }), (lengthsInDays, pick, today) => {
      let end = 0
      const periods = lengthsInDays.map((length, index) => period(index + 1, end, (end += length)))
      const now = at(today)
      const id = (pick % periods.length) + 1
      const ended = endPeriod(periods, id, now)
      const gone = periods[id - 1]
      fc.pre(gone !== undefined && gone.endsAt > now)
      const moved = new Map(ended?.moved.map((one) => [one.id, one]))
      const after = periods.flatMap((one) => {
        if (one.id === id) return ended?.left ?? []
        return moved.get(one.id) ?? one
      })
      const others = after.filter((one) => one.id !== id)
      expect(others.map(days)).toEqual(periods.filter((one) => one.id !== id).map(days))
      expect(others.filter((one) => one.id < id)).toEqual(periods.slice(0, id - 1))
      expect(others.filter((one) => one.id > id && one.startsAt < now)).toEqual([])
      expect(after.filter((one) => one.endsAt <= one.startsAt)).toEqual([])
      for (const [index, one] of after.slice(1).entries()) expect(one.startsAt).toEqual(after[index]?.endsAt)
    }),
    { numRuns: 1000 },
  )
})
