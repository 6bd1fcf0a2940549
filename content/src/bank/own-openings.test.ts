import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkOwnOpenings } from './own-openings.ts'

const questions = (field: string, ...openings: string[]) =>
  openings.map((opening, i) => aBankQuestion({ id: i + 1, texts: [{ field, text: `${opening} word ${i}.` }] }))

test.each(['explanation', 'analysis.tests', 'analysis.traps', 'analysis.approach'])(
  'the fourth question of a kind whose %s begins with the same three words is a problem',
  (field) => {
    const alike = questions(field, 'It tests hearing', 'It  tests hearing', 'it tests hearing', 'It tests hearing')
    expect(checkOwnOpenings(alike)).toEqual([
      {
        file: alike[3]?.file,
        field,
        message: 'begins with "it tests hearing", as 3 others of this kind do: begin in its own way',
      },
    ])
  },
)

test('three alike, or two words alike, are no frame', () => {
  expect(checkOwnOpenings(questions('analysis.tests', 'The chunk at', 'The chunk at', 'The chunk at'))).toEqual([])
  expect(checkOwnOpenings(questions('analysis.tests', 'The a b', 'The a c', 'The a d', 'The a e'))).toEqual([])
})

test('questions of another kind, and other texts, may begin alike', () => {
  const one = questions('analysis.tests', 'A b c', 'A b c', 'A b c')
  const other = {
    ...aBankQuestion({ id: 9, texts: [{ field: 'analysis.tests', text: 'A b c d.' }] }),
    taskId: 'reading/re-order-paragraphs' as const,
  }
  expect(checkOwnOpenings([...one, other])).toEqual([])
  expect(checkOwnOpenings(questions('title', 'A b c', 'A b c', 'A b c', 'A b c'))).toEqual([])
})

test('a large kind may have one opening in two of a hundred', () => {
  const begun = (alike: number) =>
    questions('analysis.tests', ...Array.from({ length: 250 }, (_, i) => (i < alike ? 'Think of a' : `Word ${i} is`)))
  expect(checkOwnOpenings(begun(5))).toEqual([])
  expect(checkOwnOpenings(begun(6))).toHaveLength(1)
})
