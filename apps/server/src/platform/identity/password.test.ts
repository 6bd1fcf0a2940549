import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('the password that was hashed is accepted and another is not', async () => {
  const hash = await hashPassword('correct horse battery staple')
  expect(await isPassword('correct horse battery staple', hash)).toBe(true)
  expect(await isPassword('correct horse battery stable', hash)).toBe(false)
})

test('the same password hashes differently each time', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
})

test.each([
  ['no hash', null],
  ['an empty hash', ''],
  ['another scheme', '$2b$10$abcdefghijklmnopqrstuv'],
])('with %s every password is refused', async (_case, hash) => {
  expect(await isPassword('anything', hash)).toBe(false)
})
