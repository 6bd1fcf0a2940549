import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDegree, estimatesOf } from './estimates-of.ts'
import type { Features } from './features.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const featuresArbitrary: fc.Arbitrary<Features> = fc.record({
  words: fc.integer({ min: 5, max: 300 }),
  sentences: fc.integer({ min: 1, max: 20 }),
  errors: fc.record({
    SPELLING: fc.nat(10),
    GRAMMAR_MINOR: fc.nat(10),
    GRAMMAR_MODERATE: fc.nat(10),
    GRAMMAR_CRITICAL: fc.nat(10),
  }),
  varietyRatio: fc.double({ min: 0.2, max: 1.5, noNaN: true }),
  rarity: fc.double({ min: 7, max: 10, noNaN: true }),
  longWordShare: share,
  orderGain: fc.double({ min: -1, max: 1, noNaN: true }),
  wordGain: fc.double({ min: -1, max: 1, noNaN: true }),
  unseenShare: share,
  connectives: fc.nat(12),
  subordinationPerSentence: fc.double({ min: 0, max: 4, noNaN: true }),
  longSentenceShare: share,
})

test('every estimate lies between 0 and 1', () => {
  fc.assert(
    fc.property(featuresArbitrary, fc.boolean(), (features, isProse) => {
      for (const estimate of Object.values(estimatesOf(features, null, isProse))) {
        expect(estimate).toBeGreaterThanOrEqual(0)
        expect(estimate).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('one more error never raises any estimate', () => {
  const type = fc.constantFrom('SPELLING', 'GRAMMAR_MINOR', 'GRAMMAR_MODERATE', 'GRAMMAR_CRITICAL')
  fc.assert(
    fc.property(featuresArbitrary, type, (features, added) => {
      const worse = { ...features, errors: { ...features.errors, [added]: features.errors[added] + 1 } }
      const before = estimatesOf(features, null, true)
      const after = estimatesOf(worse, null, true)
      expect(after.grammar).toBeLessThanOrEqual(before.grammar ?? 0)
      expect(after.spelling).toBeLessThanOrEqual(before.spelling ?? 0)
      expect(after.overall).toBeLessThanOrEqual(before.overall ?? 0)
      expect(after.vocabulary).toBeLessThanOrEqual(before.vocabulary ?? 0)
    }),
  )
})

test('a graver error costs at least as much grammar as a lighter one', () => {
  fc.assert(
    fc.property(featuresArbitrary, (features) => {
      const grammarWith = (added: 'GRAMMAR_MINOR' | 'GRAMMAR_MODERATE' | 'GRAMMAR_CRITICAL') =>
        estimatesOf({ ...features, errors: { ...features.errors, [added]: features.errors[added] + 1 } }, null, true)
          .grammar ?? 0
      expect(grammarWith('GRAMMAR_CRITICAL')).toBeLessThanOrEqual(grammarWith('GRAMMAR_MODERATE'))
      expect(grammarWith('GRAMMAR_MODERATE')).toBeLessThanOrEqual(grammarWith('GRAMMAR_MINOR'))
    }),
  )
})

test('a richer vocabulary never lowers the vocabulary estimate', () => {
  fc.assert(
    fc.property(featuresArbitrary, fc.double({ min: 0, max: 0.5, noNaN: true }), (features, more) => {
      const richer = { ...features, varietyRatio: features.varietyRatio + more, rarity: features.rarity + more }
      const [before, after] = [estimatesOf(features, null, true), estimatesOf(richer, null, true)]
      expect(after.vocabulary).toBeGreaterThanOrEqual(before.vocabulary ?? 1)
    }),
  )
})

test('what is no prose is worth less in every estimate', () => {
  fc.assert(
    fc.property(featuresArbitrary, (features) => {
      const prose = estimatesOf(features, null, true)
      const noProse = estimatesOf(features, null, false)
      expect(noProse.overall).toBeLessThan(prose.overall ?? 0)
      expect(noProse.grammar).toBeLessThan(prose.grammar ?? 0)
    }),
  )
})

test('more coverage never lowers the overall estimate', () => {
  fc.assert(
    fc.property(featuresArbitrary, share, share, share, share, (features, a, b, relevance, copiedShare) => {
      const overallAt = (coverage: number) =>
        estimatesOf(features, { coverage, keyPoints: [], relevance, copiedShare }, true).overall ?? 0
      expect(overallAt(Math.max(a, b))).toBeGreaterThanOrEqual(overallAt(Math.min(a, b)))
    }),
  )
})

test.each([
  ['own words on topic', { coverage: 1, relevance: 1, copiedShare: 0 }, 1],
  ['copied', { coverage: 1, relevance: 1, copiedShare: 0.9 }, 0.25],
  ['copied in part', { coverage: 0.8, relevance: 1, copiedShare: 0.3 }, 0.8],
  ['off the topic', { coverage: 0.5, relevance: 0, copiedShare: 0 }, 0],
  ['nothing covered', { coverage: 0, relevance: 1, copiedShare: 0 }, 0],
])('content that is %s has its degree', (_, content, degree) => {
  expect(contentDegree({ ...content, keyPoints: [] })).toBeCloseTo(degree)
})
