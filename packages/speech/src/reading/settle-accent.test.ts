import { expect, test } from 'vitest'
import type { ReadWord } from './miscues.ts'
import { planText } from './plan-text.ts'
import { settleAccent } from './settle-accent.ts'

const plan = planText('park the car near the water')
const read = (variants: readonly number[]): ReadWord[] =>
  variants.map((variant, index) => ({ index, status: 'correct', variant, start: index * 10, end: index * 10 + 9 }))
const british = plan.map(({ variants, listed = 0 }) => (variants.length > listed ? listed : 0))

test('who reads most words the British way is judged by British pronunciations', () => {
  expect(settleAccent(read(british), plan)).toEqual(read(british))
})

test('one r left out among others is judged against the dictionary', () => {
  const slip = british.map((variant, i) => (i === 2 ? variant : 0))
  expect(settleAccent(read(slip), plan)).toEqual(read(slip.map(() => 0)))
})

test('canonical phones know no accent', () => {
  const exact = planText('near', ['N', 'IH', 'R'])
  expect(settleAccent(read([0]), exact)).toEqual(read([0]))
})

test('a weak vowel tells no accent: habit and edit are said with either in both countries', () => {
  const said = planText('park the car near the habit bandit edit merit')
  const asBritain = (words: RegExp) =>
    said.map(({ word, variants, listed = 0 }) => (words.test(word) && variants.length > listed ? listed : 0))
  const withoutR = asBritain(/park|car|near/)
  expect(settleAccent(read(withoutR), said)).toEqual(read(withoutR))
  const weak = asBritain(/it$/)
  expect(weak.filter((variant) => variant > 0)).toHaveLength(4)
  expect(settleAccent(read(weak), said)).toEqual(read(weak.map(() => 0)))
})
