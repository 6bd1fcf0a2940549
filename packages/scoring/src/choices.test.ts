import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markManyChoices, markOneChoice } from './choices.ts'

test.each([
  ['the right option earns the mark', 'b', 1],
  ['a wrong option earns nothing and costs nothing', 'a', 0],
  ['no option earns nothing', undefined, 0],
])('%s', (_rule, chosen, earned) => {
  expect(markOneChoice('b', chosen)).toEqual({ earned, max: 1 })
})

test.each([
  ['all right ones earn all marks', 'ab', 2],
  ['one of two right ones earns one', 'a', 1],
  ['a wrong one takes a right one’s mark away', 'ac', 0],
  ['two right and one wrong earn one', 'abc', 1],
  ['more wrong than right earn nothing, not less', 'cda', 0],
  ['choosing everything earns nothing when half is wrong', 'abcd', 0],
  ['a choice named twice counts once', 'aa', 1],
  ['no choice earns nothing', '', 0],
])('%s', (_rule, chosen, earned) => {
  expect(markManyChoices(['a', 'b'], chosen.split(''))).toEqual({ earned, max: 2 })
})

const options = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })

test('marks stay between nothing and the number of right options, and adding a wrong option never helps', () => {
  fc.assert(
    fc.property(options, options, (correct, chosen) => {
      fc.pre(correct.length > 0)
      const { earned, max } = markManyChoices(correct, chosen)
      expect(earned).toBeGreaterThanOrEqual(0)
      expect(earned).toBeLessThanOrEqual(max)
      expect(markManyChoices(correct, [...chosen, 'wrong']).earned).toBeLessThanOrEqual(earned)
    }),
  )
})
