import { expect, test } from 'vitest'
import { subjectWords } from './subject-words.ts'

test.each([
  ['Coral reefs', 'A coral reef at night', true],
  ['Cycling to work', 'The history of the cycle', true],
  ['A library of tools', 'Libraries after dark', true],
  ['The dance of the bees', 'When to shop', false],
  ['What is the sun', 'What is it about', false],
])('“%s” and “%s” share a subject: %s', (one, other, isShared) => {
  expect(subjectWords(one).some((word) => subjectWords(other).includes(word))).toBe(isShared)
})

test('a title without a telling word shares its subject with none', () => {
  expect(subjectWords('What it is')).toEqual([])
})
