import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTerm } from './read-term.ts'

const bare = { hasMeaning: false, isNamed: false }
const read = (cell: string) => {
  const { word, meaning, shorter } = readTerm(cell, bare)
  return [shorter ?? word, meaning]
}

test.each([
  'abate',
  '1. abate',
  '1.abate',
  '1) abate',
  '(1) abate',
  '1 - abate',
  '12: abate',
  '۱. abate',
  '١) abate',
  'a) abate',
  '* abate',
  '- abate',
  '– abate',
  '• abate',
  '•abate',
  '\uF0B7 abate',
  '[ ] abate',
  '☐ abate',
  '"abate"',
  '“abate”',
  '**abate**',
  'abate,',
  'abate (v.)',
  'abate (v)',
  'abate [verb]',
  'abate {v., n.}',
  'abate (phrasal verb)',
  'abate v.',
  'abate /əˈbeɪt/',
  'abate [əˈbeɪt]',
  'abate /əˈbeɪt/ (v.)',
  'to abate',
  'an abate',
  'the abate',
  '1. to abate (v.) /əˈbeɪt/',
])('the word of "%s" is abate', (cell) => {
  expect(read(cell)).toEqual(['abate', ''])
})

test.each([
  ['abate – to lessen', 'to lessen'],
  ['abate — to lessen', 'to lessen'],
  ['abate - to lessen', 'to lessen'],
  ['abate: to lessen', 'to lessen'],
  ['abate : to lessen', 'to lessen'],
  ['abate = to lessen', 'to lessen'],
  ['abate=lessen', 'lessen'],
  ['abate → to lessen', 'to lessen'],
  ['abate -> to lessen', 'to lessen'],
  ['abate (to lessen)', 'to lessen'],
  ['abate – to lessen, to fade; to end', 'to lessen, to fade; to end'],
  ['abate – to lessen – as of a storm', 'to lessen – as of a storm'],
  ['abate (v.) – to lessen', '(v.) to lessen'],
  ['abate v. to lessen', '(v.) to lessen'],
  ['3. abate (v.): to lessen', '(v.) to lessen'],
  ['abate /əˈbeɪt/ – to lessen', 'to lessen'],
  ['abate کم شدن', 'کم شدن'],
  ['abate-کم شدن', 'کم شدن'],
  ['abate:کم شدن', 'کم شدن'],
  ['abate [verb] کم شدن', '(verb) کم شدن'],
  ['abate (فعل) کم شدن', '(فعل) کم شدن'],
  ['۲) abate – کم\u200Cشدن', 'کم\u200Cشدن'],
])('of "%s" the word is abate and the meaning "%s"', (cell, meaning) => {
  expect(read(cell)).toEqual(['abate', meaning])
})

test.each([
  '1984',
  'to-do',
  'in',
  'to',
  'to be',
  'well-known',
  'e.g.',
  'i.e.',
  'U.S.',
  'and/or',
  '24/7',
  '9-to-5',
  '20-20 vision',
  '2.0 version',
  '3D',
  '1st',
  'colo(u)r',
  "o'clock",
  'give up',
  'in spite of',
  'give sb. a hand',
  'naïve',
  'Paris–Dakar',
  'vitamin C',
  'واژه',
  'depend (on)',
])('"%s" is kept whole', (cell) => {
  expect(readTerm(cell, bare)).toEqual({ word: cell, meaning: '', shorter: null })
})

test.each([
  ['to give up', 'give up'],
  ['a lot', 'lot'],
  ['the same', 'same'],
])('"%s" may be found whole, and else by "%s"', (cell, shorter) => {
  expect(readTerm(cell, bare)).toEqual({ word: cell, meaning: '', shorter })
})

test('where the columns have names a cell holds no bullet and no meaning, but may say its part of speech', () => {
  const named = { hasMeaning: true, isNamed: true }
  for (const cell of ['- a', 'a = b', 'a – b', 'a,']) expect(readTerm(cell, named).word).toBe(cell)
  expect(readTerm('abate (v.)', named).word).toBe('abate')
})

test('where the meaning stands in another column a word is not parted', () => {
  expect(readTerm('1. jack - of all trades', { hasMeaning: true, isNamed: false }).word).toBe('jack - of all trades')
})

test('of no text more than one word is made, nor a word without letters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('ab1۱.-–()[]/:= vtoآب"*•')), maxLength: 16 }),
      (cell) => {
        const { word, meaning } = readTerm(cell.trim(), bare)
        expect(word.length + meaning.length).toBeLessThanOrEqual(cell.length + 3)
        expect(/\p{L}/u.test(word)).toBe(/\p{L}/u.test(cell))
      },
    ),
  )
})
