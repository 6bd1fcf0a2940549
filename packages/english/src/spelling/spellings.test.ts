import { expect, test } from 'vitest'
import { areTwinSpellings, isListedWord } from './spellings.ts'

test.each([
  ['colour', 'color'],
  ['color', 'colour'],
  ['colours', 'colors'],
  ['organisation', 'organization'],
  ['travelled', 'traveled'],
  ['metre', 'meter'],
  ['programme', 'program'],
  ['defence', 'defense'],
  ['catalogue', 'catalog'],
])('%s and %s are one word in two countries', (one, other) => {
  expect(areTwinSpellings(one, other)).toBe(true)
})

test.each([
  ['four', 'for'],
  ['filled', 'filed'],
  ['controlled', 'controled'],
  ['course', 'corse'],
  ['advise', 'advize'],
  ['house', 'house'],
  ['colour', 'collar'],
])('%s and %s are not', (one, other) => {
  expect(areTwinSpellings(one, other)).toBe(false)
})

test.each([
  ['running', true],
  ['runing', false],
  ['colours', true],
  ['goverment', false],
  ['', false],
])('whether %s is a word: %s', (text, expected) => {
  expect(isListedWord(text)).toBe(expected)
})
