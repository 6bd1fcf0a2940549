import { expect, test } from 'vitest'
import { nicknameError, passwordError } from './fields.ts'

test.each([
  ['1234567', 'Use at least 8 characters'],
  // Eight characters as some keyboards type them, seven as they are kept.
  ['cafe\u0301123', 'Use at least 8 characters'],
  ['cafe\u03011234', undefined],
  ['e\u0301'.repeat(200), undefined],
  ['x'.repeat(201), 'This is too long'],
])('of the new password %j is said: %s', (password, error) => {
  expect(passwordError(password)).toBe(error)
})

test.each([
  ['', 'Choose a name'],
  [' ', 'Choose a name'],
  // A letter that nobody sees.
  ['\u200C', 'Choose a name'],
  ['Ana', undefined],
  ['x'.repeat(41), 'This is too long'],
])('of the name %j is said: %s', (nickname, error) => {
  expect(nicknameError(nickname)).toBe(error)
})
