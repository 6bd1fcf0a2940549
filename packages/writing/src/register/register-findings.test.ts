import { expect, test } from 'vitest'
import { registerFindings } from './register-findings.ts'

test('each place says what is wrong with it and what to do instead', () => {
  const text = 'Hey, my BILL IS WRONG. You are a liar.'
  expect(
    registerFindings(text, 'formal').map(({ code, message, start = 0, end = 0 }) => [
      code,
      message,
      text.slice(start, end),
    ]),
  ).toEqual([
    ['register_casual', '“Hey” is too casual for this reader.', 'Hey'],
    ['register_casual', '“BILL IS WRONG”: capitals shout at the reader.', 'BILL IS WRONG'],
    ['rude', '“liar” sounds rude.', 'liar'],
  ])
  expect(registerFindings('Dear Sir, come to my party.', 'informal')).toMatchObject([
    { code: 'register_stiff', message: '“Dear Sir” belongs into a business letter.', suggestion: expect.any(String) },
  ])
})

test('where no register is asked for, any is right', () => {
  expect(registerFindings('Hey, you idiots!!', undefined)).toEqual([])
})
