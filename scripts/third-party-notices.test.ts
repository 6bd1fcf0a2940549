import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { thirdPartyNotices } from './third-party/notices.ts'

test('the notices name every package of the lock file (else: npm run notices)', () => {
  expect(readFileSync('THIRD-PARTY-NOTICES.md', 'utf8')).toBe(thirdPartyNotices())
})

test.each([
  'LAME',
  'libmpg123',
  'Flite',
  'Alpha Cephei',
  'CMU Pronouncing Dictionary',
  'speechocean762',
  'SCOWL',
  'all-MiniLM-L6-v2',
  'WordNet 3.1 Copyright 2011 by Princeton University',
  'zod 4',
])('the notices name %s', (name) => {
  expect(readFileSync('THIRD-PARTY-NOTICES.md', 'utf8')).toContain(name)
})
