import { expect, test } from 'vitest'
import { foundMarks } from './found-marks.ts'

test('each mark is a line: the words, their correction, the rule, its category, the message', async () => {
  expect(await foundMarks('I am agree with you.')).toEqual([
    '“am agree” → “agree”  be-base, verb  “am” and “agree” cannot stand together: say “agree”.',
  ])
})

test('nothing is said of a sentence without mistakes', async () => {
  expect(await foundMarks('I agree with you.')).toEqual([])
})
