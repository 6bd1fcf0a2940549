import { expect, test } from 'vitest'
import { answersInText, isPartOfNumber } from './answers-in-text.ts'

const found = (text: string, cores: string[], question = '') =>
  answersInText(
    text,
    cores.map((core) => ({ wording: `a ${core}`, core })),
    question,
  )
const right = { wording: 'a dentist', isNegated: false }

test.each(['dentist', 'A dentist.', 'I think it is the Dentist', 'a dentist, I would say'])('“%s” holds it', (text) => {
  expect(found(text, ['dentist'])).toEqual([right])
})

test.each(['It is not a dentist.', "it isn't a dentist", 'not dentist', "That wasn't the dentist"])(
  '“%s” negates it',
  (text) => {
    expect(found(text, ['dentist'])).toEqual([{ ...right, isNegated: true }])
  },
)

test('words that sound alike are one, and so are figures and their words', () => {
  expect(found('flower', ['flour'])).toHaveLength(1)
  expect(found('It has 7 days', ['seven'])).toHaveLength(1)
  expect(found('a denture', ['dentist'])).toEqual([])
})

test('a number within a longer one is another', () => {
  expect(found('Twenty six weeks.', ['six'])).toEqual([])
  expect(found('26 weeks', ['six'])).toEqual([])
  expect(found('six hundred', ['six'])).toEqual([])
  expect(found('six, six months', ['six'])).toHaveLength(2)
  expect(isPartOfNumber('Twenty six weeks.', 'six')).toBe(true)
  expect(isPartOfNumber('six, not twenty six', 'six')).toBe(false)
  expect(isPartOfNumber('seven', 'six')).toBe(false)
})

test('who repeats the question does not answer it', () => {
  const question = 'Is ice solid or liquid?'
  expect(found('is ice solid or liquid', ['solid'], question)).toEqual([])
  expect(found('it is solid', ['solid'], question)).toHaveLength(1)
})
