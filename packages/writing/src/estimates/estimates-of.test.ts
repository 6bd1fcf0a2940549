import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDegree, estimatesOf } from './estimates-of.ts'
import type { Features } from './features.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const featuresArbitrary: fc.Arbitrary<Features> = fc.record({
  words: fc.integer({ min: 5, max: 300 }),
  errors: fc.record({
    SPELLING: fc.nat(10),
    GRAMMAR_MINOR: fc.nat(10),
    GRAMMAR_MODERATE: fc.nat(10),
    GRAMMAR_CRITICAL: fc.nat(10),
  }),
  relativeTypeTokenRatio: fc.double({ min: 0.2, max: 1.5, noNaN: true }),
  meanLogRank: fc.double({ min: 7, max: 10, noNaN: true }),
  longWordShare: share,
  classSlor: fc.double({ min: -1, max: 1, noNaN: true }),
  wordSlor: fc.double({ min: -1, max: 1, noNaN: true }),
  unseenBigramShare: share,
  connectives: fc.nat(12),
  mistakes: fc.record({
    spelling: fc.double({ min: 0, max: 20, noNaN: true }),
    grammar: fc.double({ min: 0, max: 30, noNaN: true }),
    mechanics: fc.double({ min: 0, max: 10, noNaN: true }),
  }),
  subordinators: fc.double({ min: 0, max: 20, noNaN: true }),
  runOnShare: share,
})
const proseArbitrary = fc.record({
  notProse: fc.constantFrom(null, 'unknown_words', 'word_list', 'word_order', 'repetition'),
  distinctNgrams: share,
} as const)
const PROSE = { notProse: null, distinctNgrams: 1 } as const

test('every estimate lies between 0 and 1', () => {
  fc.assert(
    fc.property(featuresArbitrary, proseArbitrary, (features, prose) => {
      for (const estimate of Object.values(estimatesOf(features, null, prose))) {
        expect(estimate).toBeGreaterThanOrEqual(0)
        expect(estimate).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('one more mistake never raises any estimate', () => {
  const kind = fc.constantFrom('spelling', 'grammar', 'mechanics')
  fc.assert(
    fc.property(featuresArbitrary, kind, share, (features, added, more) => {
      const worse = { ...features, mistakes: { ...features.mistakes, [added]: features.mistakes[added] + more } }
      const [before, after] = [estimatesOf(features, null, PROSE), estimatesOf(worse, null, PROSE)]
      expect(after.grammar).toBeLessThanOrEqual(before.grammar ?? 0)
      expect(after.spelling).toBeLessThanOrEqual(before.spelling ?? 0)
      expect(after.overall).toBeLessThanOrEqual(before.overall ?? 0)
      expect(after.vocabulary).toBeLessThanOrEqual(before.vocabulary ?? 0)
    }),
  )
})

test('a richer vocabulary never lowers the vocabulary estimate', () => {
  fc.assert(
    fc.property(featuresArbitrary, fc.double({ min: 0, max: 0.5, noNaN: true }), (features, more) => {
      const richer = {
        ...features,
        relativeTypeTokenRatio: features.relativeTypeTokenRatio + more,
        meanLogRank: features.meanLogRank + more,
      }
      const [before, after] = [estimatesOf(features, null, PROSE), estimatesOf(richer, null, PROSE)]
      expect(after.vocabulary).toBeGreaterThanOrEqual(before.vocabulary ?? 1)
    }),
  )
})

test('what is no prose is worth less in every estimate', () => {
  fc.assert(
    fc.property(featuresArbitrary, (features) => {
      const prose = estimatesOf(features, null, PROSE)
      const noProse = estimatesOf(features, null, { ...PROSE, notProse: 'word_order' })
      expect(noProse.overall).toBeLessThan(prose.overall ?? 0)
      expect(noProse.grammar).toBeLessThan(prose.grammar ?? 0)
    }),
  )
})

test('more coverage never lowers the overall estimate', () => {
  fc.assert(
    fc.property(featuresArbitrary, share, share, share, share, (features, a, b, relevance, copiedShare) => {
      const overallAt = (coverage: number) =>
        estimatesOf(features, { coverage, keyPoints: [], relevance, copiedShare }, PROSE).overall ?? 0
      expect(overallAt(Math.max(a, b))).toBeGreaterThanOrEqual(overallAt(Math.min(a, b)))
    }),
  )
})

test('the more a text repeats itself, the less its language counts, without a leap', () => {
  fc.assert(
    fc.property(featuresArbitrary, share, share, (features, a, b) => {
      const at = (distinctNgrams: number) =>
        estimatesOf(features, null, { notProse: 'repetition', distinctNgrams }).overall ?? 0
      expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)))
      expect(at(0.65)).toBeCloseTo(estimatesOf(features, null, PROSE).overall ?? 0)
      expect(at(0)).toBeCloseTo(estimatesOf(features, null, { ...PROSE, notProse: 'word_order' }).overall ?? 0)
    }),
  )
})

test('what an essay is about takes a tenth of its overall estimate at most', () => {
  fc.assert(
    fc.property(featuresArbitrary, share, (features, relevance) => {
      const content = { coverage: 0, keyPoints: [], relevance, copiedShare: 0 }
      const [told, alone] = [
        estimatesOf(features, content, PROSE, { promptKind: 'question' }),
        estimatesOf(features, null, PROSE),
      ]
      expect(told.overall).toBeGreaterThanOrEqual(0.9 * (alone.overall ?? 0) - 1e-12)
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
