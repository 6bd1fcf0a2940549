import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkReadingLevel, lix } from './reading-level.ts'

test.each([
  ['One two three four.', 4],
  ['One two. Three four!', 2],
  ['Understanding takes time.', 3 + 100 / 3],
  ['He said, "Go on." Then he left.', 3.5],
  ['', 0],
])('the LIX of %j is words per sentence plus the percentage of long words', (text, level) => {
  expect(lix(text)).toBeCloseTo(level)
})

const simple = Array.from({ length: 6 }, () => 'The old dog ran to the red door.').join(' ')
const dense = `${'Considerable international collaboration characterises contemporary '.repeat(8)}research.`
const sentence = 'The laboratory requires protective equipment.'

test.each([
  ['EASY', simple, []],
  ['AVERAGE', simple, ['is too easy to read for AVERAGE: LIX 8, 15 to 54 are asked']],
  ['HARD', simple, ['is too easy to read for HARD: LIX 8, 30 to 100 are asked']],
  ['EASY', dense, ['is too hard to read for EASY: LIX 141, 0 to 42 are asked']],
  ['EASY', sentence, ['is too hard to read for EASY: LIX 85, 0 to 50 are asked']],
  ['HARD', sentence, []],
] as const)('a question that calls itself %s must not read otherwise: %j', (complexity, text, messages) => {
  expect(checkReadingLevel([aBankQuestion({ complexity, text })]).map(({ message }) => message)).toEqual(messages)
})

test('what is hard by what it asks is not measured by its words', () => {
  expect(
    checkReadingLevel([
      aBankQuestion({
        complexity: 'HARD',
        text: simple,
        facts: { isHardByTask: true, subject: { field: 'question', text: simple } },
      }),
    ]),
  ).toEqual([])
})
