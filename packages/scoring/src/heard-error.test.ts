import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heardError } from './heard-error.ts'

const said = (confidence: number) => ({ isCounted: true, confidence })
const missed = (confidence: number) => ({ isCounted: false, confidence })

test('what is sure has no error', () => {
  expect(heardError([said(1), said(1), missed(1)], 3)).toBe(0)
})

test('the error of one decision is the root of how likely it is wrong', () => {
  expect(heardError([said(0.91)], 1)).toBeCloseTo(0.3)
  expect(heardError([missed(0.96)], 1)).toBeCloseTo(0.2)
})

test('it holds what is expected to be wrong and the chance about it', () => {
  expect(heardError([said(0.9), said(0.9), said(0.9), said(0.9)], 4)).toBeCloseTo(Math.sqrt(0.4 ** 2 + 4 * 0.09) / 4)
})

test('doubts about words that count and words that do not make up for each other', () => {
  expect(heardError([said(0.8), missed(0.8)], 2)).toBeCloseTo(Math.sqrt(2 * 0.16) / 2)
})

test('the same doubt in a longer text is a smaller error', () => {
  const of = (words: number) =>
    heardError(
      Array.from({ length: words }, () => said(0.95)),
      words,
    )
  expect(of(60)).toBeLessThan(of(6))
})

test('whatever was decided, the error lies between none and half of the share', () => {
  const decision = fc.record({ isCounted: fc.boolean(), confidence: fc.double({ min: 0, max: 1, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(decision), fc.nat(20), (decisions, words) => {
      const error = heardError(decisions, words)
      expect(error).toBeGreaterThanOrEqual(0)
      expect(error).toBeLessThanOrEqual(0.5)
    }),
  )
})
