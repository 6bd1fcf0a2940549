import { expect, test } from 'vitest'
import { shuffledOrder } from '../shuffle.ts'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkOptionPatterns } from './option-patterns.ts'

const lengths = [20, 24, 28, 32]
/** Forty questions of which `rightOf` tells the place of the right option, from the shortest to the longest. */
const questions = (rightOf: (id: number) => number) =>
  Array.from({ length: 40 }, (_, i) => {
    const id = i + 1
    const options = lengths.map((length, place) => ({ text: 'x'.repeat(length), isRight: place === rightOf(id) }))
    return aBankQuestion({ id, facts: { options } })
  })

test('options whose length tells nothing pass', () => {
  expect(checkOptionPatterns(questions((id) => id % 4))).toEqual([])
})

test.each([
  ['longest', 3],
  ['shortest', 0],
])('a bank in which the %s option is mostly right is a problem of the kind', (name, place) => {
  const problems = checkOptionPatterns(questions((id) => (id % 3 === 0 ? id % 4 : place)))
  expect(problems).toContainEqual({
    file: 'reading/multiple-choice-single',
    field: 'options',
    message: expect.stringMatching(
      new RegExp(`^the ${name} option is right in \\d+ of 40 questions, where chance gives 10.0$`, 'u'),
    ),
  })
})

test('a bank in which the option shown first is always right is a problem', () => {
  const problems = checkOptionPatterns(questions((id) => shuffledOrder(id, 4)[0] ?? 0))
  expect(problems.map(({ message }) => message)).toContain(
    'option 1 as it is shown is right in 40 of 40 questions, where chance gives 10.0',
  )
})

test('a difference in length that nobody sees is none', () => {
  const even = questions(() => 3).map((question) => ({
    ...question,
    facts: {
      ...question.facts,
      options: lengths.map((_, place) => ({ text: 'x'.repeat(100 + place), isRight: place === question.id % 4 })),
    },
  }))
  expect(checkOptionPatterns(even)).toEqual([])
})

test('a handful of questions shows no pattern', () => {
  expect(checkOptionPatterns(questions(() => 3).slice(0, 7))).toEqual([])
})
