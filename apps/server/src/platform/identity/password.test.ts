import { expect, test } from 'vitest'
import { hashedAsTyped } from '../../testing/hashed-as-typed.ts'
import { hashPassword, matchPassword } from './password.ts'

test('the password that was hashed is accepted and another is not', async () => {
  const hash = await hashPassword('correct horse battery staple')
  expect(await matchPassword('correct horse battery staple', hash)).toBe('nfc')
  expect(await matchPassword('correct horse battery stable', hash)).toBe('none')
})

test('the same password hashes differently each time', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
})

test.each([
  ['no hash', null],
  ['an empty hash', ''],
  ['another scheme', '$2b$10$abcdefghijklmnopqrstuv'],
])('with %s every password is refused', async (_case, hash) => {
  expect(await matchPassword('anything', hash)).toBe('none')
})

const COMPOSED = 'caf\u00E9 au lait'
const DECOMPOSED = 'cafe\u0301 au lait'

test.each([
  ['composed', COMPOSED, 'decomposed', DECOMPOSED],
  ['decomposed', DECOMPOSED, 'composed', COMPOSED],
])(
  'an accent that was %s when the password was set may be %s when it is typed',
  async (_set, password, _typed, typed) => {
    expect(await matchPassword(typed, await hashPassword(password))).toBe('nfc')
  },
)

test('a password that was hashed as it was typed, before passwords were in NFC, is known by what was typed alone', async () => {
  const hash = hashedAsTyped(DECOMPOSED)
  expect(await matchPassword(DECOMPOSED, hash)).toBe('as-typed')
  expect(await matchPassword(COMPOSED, hash)).toBe('none')
})

test.each([
  'Cafe\u0301 au lait',
  'cafe au lait',
  ' cafe\u0301 au lait',
  'cafe\u0301\u200C au lait',
  'ｃafe\u0301 au lait',
])('%j is another password: nothing but the way of writing accents is set right', async (typed) => {
  expect(await matchPassword(typed, await hashPassword(COMPOSED))).toBe('none')
})
