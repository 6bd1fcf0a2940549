import { expect, test } from 'vitest'
import { addedUp, hitsOf } from './hits-of.ts'

test('what was listed and seen is a hit, and chance is the share of the kind that was seen', () => {
  const reportsOf = new Map([
    [1, 3],
    [2, 1],
    [9, 1],
    [10, 2],
  ])
  expect(hitsOf({ listed: new Set([1, 2, 3, 4, 5]), questions: 20, reportsOf })).toEqual({
    predicted: 5,
    seen: 2,
    byChance: 1,
    reports: 7,
  })
})

test('chance never hits more than was listed, also when the kind has shrunk', () => {
  const reportsOf = new Map([1, 2, 3, 4].map((id) => [id, 1]))
  expect(hitsOf({ listed: new Set([1]), questions: 2, reportsOf })).toMatchObject({ seen: 1, byChance: 1 })
  expect(hitsOf({ listed: new Set(), questions: 0, reportsOf })).toMatchObject({ predicted: 0, seen: 0, byChance: 0 })
})

test('kinds and weeks add up', () => {
  const one = { predicted: 5, seen: 2, byChance: 1.5, reports: 7 }
  expect(addedUp([one, one])).toEqual({ predicted: 10, seen: 4, byChance: 3, reports: 14 })
  expect(addedUp([])).toEqual({ predicted: 0, seen: 0, byChance: 0, reports: 0 })
})

test('over all lists of a size, hits are on average what chance says', () => {
  const questions = [1, 2, 3, 4, 5, 6]
  const reportsOf = new Map([
    [2, 1],
    [5, 4],
  ])
  const pairs = questions.flatMap((a) => questions.filter((b) => b > a).map((b) => new Set([a, b])))
  const outcomes = pairs.map((listed) => hitsOf({ listed, questions: questions.length, reportsOf }))
  const { seen, byChance } = addedUp(outcomes)
  expect(seen).toBeCloseTo(byChance)
})
