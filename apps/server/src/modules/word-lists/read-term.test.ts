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
  'abate（v.）',
  'abate v.\u200F',
  'abate \u200Fv.',
  'abate ［verb］',
  'abate (\u200Fv.)',
  '\u200Eto abate',
  'to\u200E abate',
  'abate،',
  'abate [ˈpen]',
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
  ['abate (کاستن)', 'کاستن'],
  ['abate(کاستن)', 'کاستن'],
  ['abate ( کاستن )', 'کاستن'],
  ['abate [کاستن]', 'کاستن'],
  ['abate «کاستن»', 'کاستن'],
  ['abate «کم شدن - کاستن»', 'کم شدن - کاستن'],
  ['abate “کاستن”', 'کاستن'],
  ['abate:«کاستن»', 'کاستن'],
  ['abate (減る)', '減る'],
  ['abate（減る）', '減る'],
  ['abate【減る】', '減る'],
  ['abate (کاستن، کم شدن)', 'کاستن، کم شدن'],
  ['abate (کم) شدن', '(کم) شدن'],
  ['abate (v.) (کاستن)', '(v.) کاستن'],
  ['abate [to lessen]', 'to lessen'],
  ['abate (to lessen - to fade)', 'to lessen - to fade'],
  ['abate (to lessen)\u200F', 'to lessen'],
  ['abate – کم (شدن)', 'کم (شدن)'],
  ['abate (اسم)\u200F کاهش', '(اسم) کاهش'],
  ['abate (قيد) کم', '(قيد) کم'],
  ['abate – کم شدن\u200F', 'کم شدن'],
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
  'vitamin (E)',
])('"%s" is kept whole', (cell) => {
  expect(readTerm(cell, bare)).toEqual({ word: cell, meaning: '', shorter: null })
})

test.each([
  ['to give up', 'give up'],
  ['a lot', 'lot'],
  ['the same', 'same'],
  ['depend (on)', 'depend'],
  ['depend [on]', 'depend'],
  ['responsible (for)', 'responsible'],
  ['suffer (from)', 'suffer'],
  ['rely (on, upon)', 'rely'],
  ['help (sb/sth)', 'help'],
  ['lose (one’s) way', 'lose way'],
  ['to insist (on) (doing sth)', 'insist'],
  ['abate (formal)', 'abate'],
  ['lift (BrE)', 'lift'],
])('"%s" may be found whole, and else by "%s"', (cell, shorter) => {
  expect(readTerm(cell, bare)).toEqual({ word: cell, meaning: '', shorter })
})

test('where the columns have names a cell holds no bullet and no meaning, but may say its part of speech', () => {
  const named = { hasMeaning: true, isNamed: true }
  for (const cell of ['- a', 'a = b', 'a – b', 'a,']) expect(readTerm(cell, named).word).toBe(cell)
  expect(readTerm('abate (v.)', named).word).toBe('abate')
})

test('what a word is used with is no meaning, and is left with a meaning that the line says', () => {
  expect(readTerm('depend (on) – to need', bare)).toEqual({
    word: 'depend (on)',
    meaning: 'to need',
    shorter: 'depend',
  })
})

test.each([
  ['say "cheese"', 'say "cheese"', ''],
  ['5" nail – a long one', '5" nail', 'a long one'],
  ['the "F" word – an oath', 'the "F" word', 'an oath'],
  ["rock 'n' roll – music", "rock 'n' roll", 'music'],
  ['colo(u)r – رنگ', 'colo(u)r', 'رنگ'],
])('brackets and quotes that are closed, and signs that are none, part nothing: %s', (cell, word, meaning) => {
  expect(readTerm(cell, bare)).toMatchObject({ word, meaning })
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
