import { expect, test } from 'vitest'
import { parseSession, sessionOf } from './active-session.ts'

const now = 1_000_000

test('expiry times are the lifetimes minus 3 seconds', () => {
  const tokens = { access_token: 'a', expires_in: 300, refresh_token: 'r', refresh_expires_in: 1800 }
  expect(sessionOf(tokens, now)).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
    expireTimestamp: now + 297_000,
    refreshExpireTime: now + 1_797_000,
  })
})

test('a provider that gives no refresh token, or no end for it, leaves them empty', () => {
  expect(sessionOf({ access_token: 'a', expires_in: 300 }, now)).toMatchObject({
    refreshToken: null,
    refreshExpireTime: null,
  })
})

test.each([null, '', '{', '"text"', '{}', '{"accessToken":""}'])(
  'what cannot be read counts as signed out: %s',
  (kept) => {
    expect(parseSession(kept)).toBeNull()
  },
)

test('a kept session is read back', () => {
  const session = sessionOf({ access_token: 'a', expires_in: 300 }, now)
  expect(parseSession(JSON.stringify(session))).toEqual(session)
})
