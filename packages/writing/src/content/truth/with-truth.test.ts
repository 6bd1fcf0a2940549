import { expect, test } from 'vitest'
import type { TruthVerdict } from './judge-truth.ts'
import { withTruth } from './with-truth.ts'

const ANSWER = 'Sales fell. Costs fell.'
const verdict = (logOdds: number): TruthVerdict => ({
  logOdds,
  window: { kind: 'sentence', start: 0, end: 11, sentences: [0, 0], text: 'Sales fell.', vector: new Float32Array() },
})
const judged = (isCovered: boolean, of: TruthVerdict) =>
  withTruth(
    { results: [{ point: 'Sales rose.', isCovered, quote: null }], points: [{ degree: 0.9 }] },
    [of],
    ({ start, end }) => ANSWER.slice(start, end),
  )

test('a point that is said the other way round earns nothing, and its sentence is quoted; the answer is not empty', () => {
  expect(judged(true, verdict(3))).toEqual({
    results: [{ point: 'Sales rose.', isCovered: false, quote: 'Sales fell.', truth: 'reversed' }],
    coverage: 0.1,
  })
})

test('one that may be keeps what it earns, with a doubt; one that was not said has none', () => {
  expect(judged(true, verdict(0.1))).toMatchObject({
    results: [{ isCovered: true, truth: 'doubtful' }],
    coverage: 0.9,
  })
  expect(judged(false, verdict(0.1))).toMatchObject({ results: [{ isCovered: false, truth: 'kept' }], coverage: 0.9 })
  expect(judged(true, verdict(-3))).toMatchObject({ results: [{ isCovered: true, truth: 'kept' }], coverage: 0.9 })
})

test('where there is nothing to compare nothing is said of truth', () => {
  expect(judged(true, null)).toEqual({
    results: [{ point: 'Sales rose.', isCovered: true, quote: null }],
    coverage: 0.9,
  })
})
