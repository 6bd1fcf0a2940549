import { expect, test } from 'vitest'
import { competingWords, isLongerThan, isSameAnswer } from './competing-words.ts'

test.each([
  ['six', ['sixteen', 'sixty', 'sixth', 'sticks']],
  ['baker', ['bakery', 'beggar']],
  ['sunrise', ['sunset', 'surprise']],
  ['plane', ['plan', 'complaint']],
])('“%s” competes with longer words that hold it and with its neighbours: %j', (answer, words) => {
  expect(competingWords(answer)).toEqual(expect.arrayContaining(words))
})

test.each([
  ['ticket', 'tickets'],
  ['glasses', 'glass'],
  ['flour', 'flower'],
  ['loan', 'alone'],
])('“%s” does not compete with “%s”: another form, the same sound, or a little word before it', (answer, word) => {
  expect(competingWords(answer)).not.toContain(word)
})

test('of a phrase that is no number nothing competes', () => {
  expect(competingWords('front desk')).toEqual([])
  expect(competingWords('six months')).toContain('sixteen months')
})

test('the plural, the singular and what sounds alike are the same answer', () => {
  expect(isSameAnswer('ticket', 'Tickets,')).toBe(true)
  expect(isSameAnswer('library', 'libraries')).toBe(true)
  expect(isSameAnswer('flour', 'Flower.')).toBe(true)
  expect(isSameAnswer('six', 'Sixty.')).toBe(false)
})

test('a longer word holds the sounds of the answer', () => {
  expect(isLongerThan('six', 'sixteen')).toBe(true)
  expect(isLongerThan('six', 'twenty six')).toBe(true)
  expect(isLongerThan('six', 'sick')).toBe(false)
  expect(isLongerThan('sixteen', 'six')).toBe(false)
})
