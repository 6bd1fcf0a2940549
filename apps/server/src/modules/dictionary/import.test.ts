import { rm } from 'node:fs/promises'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { dictionaryImport, dictionaryWord } from '../../platform/database/schema.ts'
import { aDictionaryPack, aWord } from '../../testing/a-dictionary.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { importDictionary } from './import-service.ts'

let app: TestApp
const folders: string[] = []

beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.platform.db.delete(dictionaryWord)
  await app.platform.db.delete(dictionaryImport)
})
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

const pack = async (keys: readonly string[], partSize?: number) => {
  const folder = await aDictionaryPack(
    keys.map((key) => aWord(key)),
    partSize,
  )
  folders.push(folder)
  return folder
}
const shown = async () => {
  const rows = await app.platform.db
    .select()
    .from(dictionaryWord)
    .where(eq(dictionaryWord.isRetired, false))
    .orderBy(asc(dictionaryWord.key))
  return rows.map(({ key }) => key)
}
const idOf = async (key: string) =>
  (await app.platform.db.select().from(dictionaryWord).where(eq(dictionaryWord.key, key)))[0]?.id

test('a dictionary is taken in once: the second start writes nothing', async () => {
  const folder = await pack(['ant', 'bee', 'cat'], 2)
  expect(await importDictionary(app.platform, folder)).toBe(2)
  expect(await shown()).toEqual(['ant', 'bee', 'cat'])
  expect(await importDictionary(app.platform, folder)).toBe(0)
})

test('a later dictionary keeps the ids of its words and retires those that it lacks, wherever they stand', async () => {
  await importDictionary(app.platform, await pack(['ant', 'bee', 'cat', 'dog', 'eel'], 2))
  const id = await idOf('bee')
  await importDictionary(app.platform, await pack(['bee', 'cow', 'dog'], 1))
  expect(await shown()).toEqual(['bee', 'cow', 'dog'])
  expect(await idOf('bee')).toBe(id)
  await importDictionary(app.platform, await pack(['ant', 'bee']))
  expect(await shown()).toEqual(['ant', 'bee'])
})

test('instances that start at once share the parts, and each is written once', async () => {
  const folder = await pack(['ant', 'bee', 'cat', 'dog', 'eel', 'fox'], 1)
  const written = await Promise.all([1, 2, 3].map(() => importDictionary(app.platform, folder)))
  expect(written.reduce((sum, parts) => sum + parts, 0)).toBe(6)
  expect(await shown()).toHaveLength(6)
})

test('an import that was cut off goes on where it ended', async () => {
  const folder = await pack(['ant', 'bee', 'cat'], 1)
  const stopping = new AbortController()
  const first = importDictionary(app.platform, folder, stopping.signal)
  stopping.abort()
  const done = await first
  expect(done).toBeLessThan(3)
  const [state] = await app.platform.db.select().from(dictionaryImport)
  expect(state?.completeSince ?? null).toBeNull()
  expect(await importDictionary(app.platform, folder)).toBe(3 - done)
  expect((await app.platform.db.select().from(dictionaryImport))[0]?.completeSince).toEqual(app.clock.now())
})

test('while a later dictionary is taken in, the old one still counts as whole', async () => {
  await importDictionary(app.platform, await pack(['ant']))
  const stopping = new AbortController()
  const next = importDictionary(app.platform, await pack(['ant', 'bee', 'cat'], 1), stopping.signal)
  stopping.abort()
  await next
  expect((await app.platform.db.select().from(dictionaryImport))[0]?.completeSince).not.toBeNull()
})

test('a dictionary that was not built says how to build it', async () => {
  await expect(importDictionary(app.platform, '/nowhere')).rejects.toThrow('npm run build')
})
