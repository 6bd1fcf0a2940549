import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scoreSchema } from './score.ts'

const folder = new URL('fixtures/', import.meta.url)
const names = readdirSync(folder).filter((name) => /^score-v\d+-.*\.json$/u.test(name))
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

test('there is a kept score of every kind of evidence', () => {
  const kinds = names.map((name) => scoreSchema.parse(read(name)).evidence.kind)
  expect(new Set(kinds)).toEqual(new Set(['none', 'text', 'speech']))
})

test.each(names)('%s, once stored, is read for ever without losing anything', (name) => {
  const kept = read(name)
  expect(scoreSchema.parse(kept)).toEqual(kept)
})

test('a score of a retired format or an old engine is still a score', () => {
  expect(scoreSchema.parse(read('score-v1-unscorable.json'))).toMatchObject({ format: 'core-2019', skills: {} })
})

const key = () => Object(read('score-v1-key.json'))

test.each([
  ['of a version to come', { version: 2 }],
  ['with less than nothing earned', { total: { earned: -1, max: 3 } }],
  ['with a total off by less than nothing', { total: { earned: 1, max: 3, standardError: -0.1 } }],
  ['out of nothing', { total: { earned: 0, max: 0 } }],
  ['for a skill that does not exist', { skills: { dancing: { earned: 1, max: 2 } } }],
  ['with an estimate beyond the whole', { estimates: { total: 1.01 } }],
  ['with a trait nobody judges', { traits: [{ trait: 'charm', points: { earned: 1, max: 2 }, reason: '' }] }],
  ['without its engine', { engine: undefined }],
])('a score %s is refused', (_case, change) => {
  expect(scoreSchema.safeParse({ ...key(), ...change }).success).toBe(false)
})
