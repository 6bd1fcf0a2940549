import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAnythingSaid, listEvidence, shareSaid, wordEvidence } from './list-evidence.ts'

const rates = { foundShare: 0.5, othersPerSecond: 0.003, rightOdds: 0.4 }

test('a surer word is stronger evidence, and a missing one speaks against', () => {
  const evidence = wordEvidence(rates, 40)
  expect(evidence.heard(0.9)).toBeGreaterThan(evidence.heard(0.5))
  expect(evidence.heard(0.5)).toBeGreaterThan(1)
  expect(evidence.unheard).toBeLessThan(1)
})

test('in a longer take the same confidence says less', () => {
  expect(wordEvidence(rates, 60).heard(0.5)).toBeLessThan(wordEvidence(rates, 10).heard(0.5))
})

test('a list is the likelier said the surer its cue, the shorter the take and the fewer its alternatives', () => {
  const { heard, unheard } = listEvidence(30)
  expect(heard(0.9, 3)).toBeGreaterThan(heard(0.5, 3))
  expect(heard(0.5, 3)).toBeGreaterThan(heard(0.5, 5))
  expect(heard(0.5, 3)).toBeLessThan(listEvidence(10).heard(0.5, 3))
  expect(unheard).toBeLessThan(1)
  expect(heard(0, 3)).toBe(unheard)
})

test('a list is no surer said when its cue is all but certain, so that one cue never decides alone', () => {
  expect(listEvidence(1).heard(1, 1)).toBeLessThanOrEqual(30)
})

test('nothing was said where no list is likelier said than not, nor where there is no list', () => {
  expect(isAnythingSaid(Array.from({ length: 14 }, () => listEvidence(30).unheard))).toBe(false)
  expect(isAnythingSaid(Array.from({ length: 6 }, () => listEvidence(30).unheard))).toBe(false)
  expect(isAnythingSaid([])).toBe(false)
})

test('two clear lists are something among six and among fourteen', () => {
  const among = (lists: number) => [20, 20, ...Array.from({ length: lists - 2 }, () => listEvidence(30).unheard)]
  expect(isAnythingSaid(among(6))).toBe(true)
  expect(isAnythingSaid(among(14))).toBe(true)
})

test('stronger evidence never turns something into nothing', () => {
  const ratio = fc.double({ min: 0.3, max: 30, noNaN: true })
  fc.assert(
    fc.property(fc.array(ratio, { minLength: 1, maxLength: 20 }), fc.nat(19), (ratios, i) => {
      const better = ratios.map((value, k) => (k === i % ratios.length ? value * 2 : value))
      expect(isAnythingSaid(better) || !isAnythingSaid(ratios)).toBe(true)
    }),
  )
})

test('where nothing was heard next to nothing was said', () => {
  expect(shareSaid(Array.from({ length: 15 }, () => 0.55)).share).toBeLessThan(0.05)
})

test('where something is known to be said, the share does not fall to nothing', () => {
  const unheard = Array.from({ length: 15 }, () => 0.33)
  expect(shareSaid(unheard).share).toBeLessThan(1e-6)
  expect(shareSaid(unheard, 0.5).share).toBeCloseTo(0.5 / 16)
})

test('the same word counts for more where the rest was heard too', () => {
  const among = (others: number) => shareSaid([3, ...Array.from({ length: 10 }, () => others)]).probabilities[0] ?? 0
  expect(among(10)).toBeGreaterThan(among(0.5) + 0.3)
})

test('stronger evidence for any cue never lowers the share', () => {
  const ratio = fc.double({ min: 0.3, max: 30, noNaN: true })
  fc.assert(
    fc.property(fc.array(ratio, { minLength: 1, maxLength: 20 }), fc.nat(19), (ratios, i) => {
      const better = ratios.map((value, k) => (k === i % ratios.length ? Math.min(30, value * 2) : value))
      const [before, after] = [shareSaid(ratios).share, shareSaid(better).share]
      expect(after).toBeGreaterThanOrEqual(before - 1e-9)
      expect(after).toBeLessThanOrEqual(1)
    }),
  )
})
