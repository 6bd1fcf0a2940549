import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planText } from '../reading/plan-text.ts'
import { splitPieces } from './rate-traits.ts'

test('pieces cover the text once, in order, and none is longer than fourteen words', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'bear,', 'sees', 'us.', 'today'), { minLength: 1, maxLength: 120, size: 'max' }),
      (words) => {
        const plan = planText(words.join(' '))
        const pieces = splitPieces(plan)
        expect(pieces.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))).toEqual(
          plan.map((_, i) => i),
        )
        expect(pieces.every(({ from, to }) => to - from <= 14)).toBe(true)
        expect(plan.length < 4 || pieces.every(({ from, to }) => to - from >= 4)).toBe(true)
      },
    ),
  )
})

test('a text is cut behind its full stops and commas', () => {
  const text = 'She wants to be a doctor. You and I will be there, and so will he.'
  expect(splitPieces(planText(text))).toEqual([
    { from: 0, to: 6 },
    { from: 6, to: 12 },
    { from: 12, to: 16 },
  ])
})

test('a short sentence is one piece', () => {
  expect(splitPieces(planText('We call it bear'))).toEqual([{ from: 0, to: 4 }])
})
