import { expect, test } from 'vitest'
import { contracted, fullForm } from './contractions.ts'

const ALL = { verbs: true, not: true, apostrophe: '’' }

test.each([
  ['I am sure that it does not rain.', 'I’m sure that it doesn’t rain.'],
  ['I cannot go and will not go.', 'I can’t go and won’t go.'],
  ['They have gone, but they have a car.', 'They’ve gone, but they have a car.'],
  ['He had already left, I would like that.', 'He’d already left, I’d like that.'],
  ['He had better go, since he had better weather then.', 'He’d better go, since he had better weather then.'],
  ['Do you know who he is?', 'Do you know who he is?'],
  ['Cannot is one word.', 'Can’t is one word.'],
  ['My friend is here and they is not.', 'My friend is here and they isn’t.'],
])('“%s” is contracted to “%s”', (text, short) => {
  expect(contracted(text, ALL)).toBe(short)
})

test('of verbs and “not” only what is asked for is contracted', () => {
  expect(contracted('It is not late.', { verbs: true, not: false, apostrophe: "'" })).toBe("It's not late.")
  expect(contracted('It is not late.', { verbs: false, not: true, apostrophe: "'" })).toBe("It isn't late.")
})

test('a verb at the end is joined where what follows belongs to its sentence', () => {
  expect(contracted('They are', ALL, 'happy.')).toBe('They’re')
  expect(contracted('They are', ALL, '.')).toBe('They are')
})

test.each([
  ["'m", 'tired', 'am'],
  ["'re", 'late', 'are'],
  ["'ll", 'go', 'will'],
  ["'ve", 'gone', 'have'],
  ['ca', "n't", 'can'],
  ['wo', "n't go", 'will'],
  ["n't", 'go', 'not'],
  ["'s", 'a teacher', 'is'],
  ["'s", 'made of wood', 'is'],
  ["'s", 'already been here', 'has'],
  ["'s", 'bought a car', 'has'],
  ["'s", 'called a car', 'is'],
  ["'d", 'like that', 'would'],
  ["'d", 'gone', 'had'],
  ["'d", 'better go', 'had'],
  ['do', "n't go", undefined],
  ['wo', 'is no word', undefined],
])('“%s” before “%s” is “%s”', (word, behind, full) => {
  expect(fullForm(word, behind.split(' '))).toBe(full)
})
