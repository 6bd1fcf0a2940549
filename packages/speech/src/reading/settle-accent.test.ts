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
