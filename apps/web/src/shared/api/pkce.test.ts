import { expect, test } from 'vitest'
import { codeChallengeOf, randomText } from './pkce.ts'

test('the challenge of the example in RFC 7636 appendix B is the one given there', async () => {
  expect(await codeChallengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('a verifier has 43 characters that need no escaping, and never comes twice', () => {
  const verifiers = Array.from({ length: 50 }, randomText)
  for (const verifier of verifiers) expect(verifier).toMatch(/^[\w-]{43}$/u)
  expect(new Set(verifiers).size).toBe(50)
})
