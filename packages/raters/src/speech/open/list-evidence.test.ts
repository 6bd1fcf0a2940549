import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareSaid, wordEvidence } from './list-evidence.ts'

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

test('where nothing was heard next to nothing was said', () => {
  expect(shareSaid(Array.from({ length: 15 }, () => 0.55)).share).toBeLessThan(0.05)
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
