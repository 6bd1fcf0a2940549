import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDictionaryPack, aWord } from '../../testing/a-dictionary.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { importDictionary } from './import-service.ts'
import { createDictionary } from './service.ts'
import { suggestWord, wordOfDay } from './word-of-the-day-service.ts'

const pool = Array.from({ length: 50 }, (_, i) => `word${i}`)
let app: TestApp
let folder: string

beforeAll(async () => {
  app = await anApp({ now: '2026-03-18T23:59:59Z' })
  folder = await aDictionaryPack(['ant', 'bee', 'cat', 'dog'].map((key) => aWord(key)))
  await importDictionary(app.platform, folder)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await app.close()
})

test('the word is one for a whole UTC date and another the next day', () => {
  const at = (instant: string) => wordOfDay(pool, new Date(instant))
  expect(at('2026-03-18T00:00:00Z')).toBe(at('2026-03-18T23:59:59.999Z'))
  expect(at('2026-03-19T00:00:00Z')).not.toBe(at('2026-03-18T23:59:59.999Z'))
})

test('every word comes once before any comes again, and not in the order of the pool', () => {
  const days = pool.map((_, i) => wordOfDay(pool, new Date(Date.UTC(2026, 0, 1 + i))))
  expect(new Set(days).size).toBe(pool.length)
  expect(days).not.toEqual(pool)
})

test('the order in which the pool is written does not matter', () => {
  const now = new Date('2026-03-18T09:00:00Z')
  expect(wordOfDay(pool.toReversed(), now)).toBe(wordOfDay(pool, now))
})

test('today’s word comes with all that the dictionary says of it', async () => {
  const found = await suggestWord(app.platform, createDictionary(app.platform), null, folder)
  expect(found.entry.word).toBe(wordOfDay(['ant', 'bee', 'cat', 'dog'], app.clock.now()))
  expect(found.entry.meanings).not.toEqual([])
})
