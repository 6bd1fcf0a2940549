import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { asCompared, containsTerms } from './contains-terms.ts'
import type { OpenDatabase } from './open-database.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each([
  ['stone old', 'An old stone bridge', true],
  ['“stone bridge”', 'An old stone bridge', true],
  ['“old bridge”', 'An old stone bridge', false],
  ['stone tower', 'An old stone bridge', false],
  ['it’s', 'IT\u00ADʼS here', true],
  ['Élan', 'e\u0301lan', true],
  ['علي', 'علی', true],
  ['۱۲%', 'level 12% of', true],
  ['10_', 'level 1000', false],
  ['re—order', 're-order', true],
])('a search for %j in what was typed as %j: %s', async (search, text, isFound) => {
  const condition = containsTerms(search, [asCompared(sql`shown`)])
  const rows = await database.db
    .select({ found: sql<boolean>`${condition}` })
    .from(sql`(select ${text}::text as shown) as typed`)
  expect(rows).toEqual([{ found: isFound }])
})

test('a search for nothing that can be seen is no condition', () => {
  expect(containsTerms(' \u200C', [sql`shown`])).toBeUndefined()
})

test('the database compares what was typed as the base does', async () => {
  const unit = fc.constantFrom(...Array.from('aB é\u0301\u0323’“–—‐۷٣ａＡ\u200C\u00AD\u200FكيÀÖ\u2126'))
  const text = fc.string({ unit, minLength: 1, maxLength: 12 })
  const oneLine = (typed: string) => typed.replaceAll(/\s+/gu, ' ').trim()
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      const [row] = await database.db
        .select({ compared: sql<string>`${asCompared(sql`shown`)}` })
        .from(sql`(select ${typed}::text as shown) as typed`)
      expect(oneLine(row?.compared ?? '')).toBe(comparableTyped(typed))
    }),
    { numRuns: 60 },
  )
})
