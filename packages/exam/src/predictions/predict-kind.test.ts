import { expect, test } from 'vitest'
import { learnersBefore, listSizeOf, predictKind } from './predict-kind.ts'
import type { Sighting } from './rank-questions.ts'

const MONDAY = '2026-11-16'
const dayBefore = (days: number) => new Date(Date.parse(MONDAY) - days * 86_400_000).toISOString().slice(0, 10)
const bank = (size: number) => new Set(Array.from({ length: size }, (_, i) => i + 1))
const report = (id: number, questionId: number, days: number, learner: string | null): Sighting => ({
  id,
  questionId,
  learner,
  country: 'TR',
  seenOn: dayBefore(days),
})

test('a list holds a quarter of its kind, rounded up, and never more than twenty', () => {
  expect([0, 1, 4, 5, 20, 40, 80, 81, 500].map(listSizeOf)).toEqual([0, 1, 1, 2, 5, 10, 20, 20, 20])
})

const three = [report(1, 3, 2, 'a'), report(2, 5, 9, 'b'), report(3, 1, 20, 'c')]

test('the list is the beginning of the ranking', () => {
  expect(predictKind(three, bank(12), MONDAY).map(({ questionId }) => questionId)).toEqual([3, 5, 1])
  expect(predictKind(three, bank(8), MONDAY).map(({ questionId }) => questionId)).toEqual([3, 5])
})

test('reports of fewer than three learners are no prediction', () => {
  const two = [...three.slice(0, 2), report(3, 1, 20, 'a'), report(4, 2, 3, 'b')]
  expect(predictKind(two, bank(12), MONDAY)).toEqual([])
  expect(learnersBefore(two, MONDAY)).toBe(2)
})

test('learners whose last report is older than the window do not count towards a list, and neither do later ones', () => {
  expect(predictKind([...three.slice(0, 2), report(3, 1, 57, 'c')], bank(12), MONDAY)).toEqual([])
  expect(predictKind([...three.slice(0, 2), report(3, 1, 0, 'c')], bank(12), MONDAY)).toEqual([])
  expect(predictKind([...three.slice(0, 2), report(3, 1, 56, 'c')], bank(12), MONDAY)).toHaveLength(3)
})

test('a question that nobody saw within the window is left out', () => {
  const old = report(4, 7, 57, 'd')
  expect(predictKind([...three, old], bank(16), MONDAY).map(({ questionId }) => questionId)).toEqual([3, 5, 1])
})

test('questions of other kinds are neither listed nor counted', () => {
  expect(predictKind(three, new Set([3, 5, 8, 9]), MONDAY)).toEqual([])
})
