import { expect, test } from 'vitest'
import { isQuoted, quotationsOf } from './quotations.ts'

const quoted = (text: string) => quotationsOf(text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['He said “I seen it” and left.', ['I seen it']],
  ['He said "I seen it" and "I done it".', ['I seen it', 'I done it']],
  ["‘Whose is this?’ he said. 'Not mine,' she said.", ['Whose is this?', 'Not mine,']],
  ["She called it 'the boys' own club,' and laughed.", ["the boys' own club,"]],
  ["My teacher calls it 'a hell', and I agree.", ['a hell']],
  ['Man schrieb „Sehr gut!“ und « très bien » und »ja«.', ['Sehr gut!', ' très bien ', 'ja']],
  ["It says `` so '' here.", [' so ']],
  ['“He said ‘no’ to me,” she wrote.', ['He said ‘no’ to me,']],
])('%s quotes %j', (text, expected) => {
  expect(quoted(text)).toEqual(expected)
})

test.each([
  "The students' books and the teachers' room weren't locked.",
  "It's my brother's. Don't you think so?",
  "'Twas the '90s, and rock 'n' roll was on the radio.",
  'The screen is 15" wide and 10" high.',
  'He said "I seen it and left.',
  "We told 'em, 'cause they asked.",
])('nothing is quoted in “%s”', (text) => {
  expect(quoted(text)).toEqual([])
})

test('who quotes nearly all that he writes is judged by it', () => {
  const long = 'I am agree with the people which says that schools is bad for childrens. '.repeat(4).trim()
  expect(quoted(`He says: "${long}"`)).toEqual([])
  expect(quoted(`He says: "${long}" ${'I do not think so at all. '.repeat(12)}`)).toEqual([long])
})

test('a span is quoted where it touches a quotation', () => {
  const text = 'He "has gone" now.'
  const quotations = quotationsOf(text)
  expect(isQuoted(quotations, { start: 4, end: 7 })).toBe(true)
  expect(isQuoted(quotations, { start: 0, end: 2 })).toBe(false)
  expect(isQuoted(quotations, { start: 13, end: 16 })).toBe(false)
})
