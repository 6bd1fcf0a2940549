import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rows of each table: word, meaning, place. */
const tables = readFileSync('docs/glossary.md', 'utf8')
  .split(/^## .+$/mu)
  .slice(1)
  .map((part) => [...part.matchAll(/^\| (?!Word|---)(.+?) \| (.+?) \| (.+) \|$/gmu)])
const entries = tables.flat()

test('the glossary has sixty words at most, each once, and says where each lives', () => {
  const words = entries.map(([, word]) => word)
  expect(words.length).toBeGreaterThan(40)
  expect(words.length).toBeLessThanOrEqual(60)
  expect(new Set(words).size).toBe(words.length)
  expect(entries.filter(([, , , place = '']) => !place.includes('`')).map(([, word]) => word)).toEqual([])
})

test.each(tables.map((rows) => rows.map(([, word = '']) => word)))(
  'its words stand in order from "%s" on',
  (...words) => {
    expect(words).toEqual(words.toSorted())
  },
)
