import { expect, test } from 'vitest'
import { registerMarks } from './register-marks.ts'

const found = (text: string, register: 'formal' | 'informal') =>
  registerMarks(text, register).map(({ kind, start, end }) => [kind, text.slice(start, end)])

test('a formal letter bears no words of friends, no rows of signs, no pictures and no shouting', () => {
  expect(found('Hey guys!! I wanna COMPLAIN ABOUT this 😡, it sucks', 'formal')).toEqual([
    ['casual', 'Hey'],
    ['casual', 'guys'],
    ['casual', '!!'],
    ['casual', 'wanna'],
    ['shouting', 'COMPLAIN ABOUT'],
    ['casual', '😡'],
    ['casual', 'sucks'],
  ])
})

test('what is rude is rude to anybody', () => {
  for (const register of ['formal', 'informal'] as const) {
    expect(found('You losers. I think you are a bunch of crooks. Shut up', register)).toEqual([
      ['rude', 'losers'],
      ['rude', 'crooks'],
      ['rude', 'Shut up'],
    ])
  }
})

test('only friends may call somebody useless', () => {
  const text = 'Your company is so incompetent, and you are completely useless.'
  expect(found(text, 'formal')).toEqual([
    ['rude', 'incompetent'],
    ['rude', 'useless'],
  ])
  expect(found(text, 'informal')).toEqual([])
})

test('a friend finds the phrases of business letters cold', () => {
  expect(found('Dear Sir, I hereby invite you. Yours faithfully, Ali', 'informal')).toEqual([
    ['stiff', 'Dear Sir'],
    ['stiff', 'hereby'],
    ['stiff', 'Yours faithfully'],
  ])
})

test.each([
  'Hi Chris, I felt like an idiot, but you must be so happy! It is not your fault.',
  'I am such a fool. I am sorry for my stupid mistake, and I do not think that you are lazy.',
  'Hey, guys! We gotta meet!! It was awesome, yeah?',
])('a friendly letter is left alone: %#', (text) => {
  expect(found(text, 'informal')).toEqual([])
})

test.each([
  'Dear Sir or Madam, The VAT on my bill is wrong. I have been a customer of the NHS for years! Could you help me?',
  'The room was so cold that I felt like a fool. It is a crazy amount of money, and your staff were not rude.',
  'I bought two mugs, and no way of returning them was given… Thank you very much!',
])('a formal letter in its own register is left alone: %#', (text) => {
  expect(found(text, 'formal')).toEqual([])
})
