import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDatabase, type Database } from './database.ts'
import { FakeBrowser } from './testing/fake-database.ts'

let browser: FakeBrowser
let database: Database

beforeEach(() => {
  vi.useFakeTimers()
  browser = new FakeBrowser()
  database = createDatabase({ name: 'test', store: 'things', opener: () => browser, patienceMilliseconds: 1000 })
})
afterEach(() => vi.useRealTimers())

const put = (value: string, key = value) => database.run('readwrite', (store) => store.put(value, key))
const get = (key: string) => database.run('readonly', (store) => store.get(key))

test('what was kept is found again, over one connection', async () => {
  await put('a')
  expect(await get('a')).toBe('a')
  expect(browser.connections).toHaveLength(1)
})

test.each([
  { what: 'and says so', isTold: true },
  { what: 'without a word', isTold: false },
])('a database that the browser closes $what is opened again', async ({ isTold }) => {
  await put('a')
  browser.close(isTold)
  await put('b')
  expect(browser.rows('things')).toEqual(['a', 'b'])
})

test('another version of the app is let in: the connection is closed, and opened again when it is needed', async () => {
  await put('a')
  const [first] = browser.connections
  first?.dispatchEvent(new Event('versionchange'))
  expect(first?.isClosed).toBe(true)
  expect(await get('a')).toBe('a')
  expect(browser.connections).toHaveLength(2)
})

test('a database that was deleted from outside is made anew', async () => {
  await put('a')
  browser.close()
  browser.stores.clear()
  await put('b')
  expect(browser.rows('things')).toEqual(['b'])
})

test('a database without the store gets it', async () => {
  browser.stores.set('others', new Map())
  await put('a')
  expect(browser.rows('things')).toEqual(['a'])
})

test('a failed opening is not remembered', async () => {
  browser.failedOpenings = 1
  await put('a')
  browser.close()
  browser.failedOpenings = 2
  await expect(put('b')).rejects.toThrow('Internal error')
  await put('c')
  expect(browser.rows('things')).toEqual(['a', 'c'])
})

test('an opening that hangs is given up, and closed when it comes late', async () => {
  browser.hangsIn = 'opening'
  const kept = put('a').catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await kept).toContain('did not open in time')
  browser.hangsIn = null
  browser.answerLate()
  await put('b')
  expect(browser.rows('things')).toEqual(['b'])
})

test('a transaction that hangs is taken back, so that it never comes after what was done later', async () => {
  await put('first', 'key')
  browser.hangsIn = 'transaction'
  const kept = put('hung', 'key').catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await kept).toBe('failed')
  browser.hangsIn = null
  expect(await get('key')).toBe('first')
})

test('a full disk is not tried twice', async () => {
  await put('a')
  browser.refusal = new DOMException('Full', 'QuotaExceededError')
  await expect(put('b')).rejects.toThrow('Full')
  expect(browser.connections).toHaveLength(1)
  expect(browser.rows('things')).toEqual(['a'])
})

test('requests run in the order in which they were made', async () => {
  browser.failedOpenings = 1
  await Promise.all([put('old', 'key'), put('new', 'key'), database.run('readwrite', (store) => store.delete('other'))])
  expect(await get('key')).toBe('new')
})

test('a browser that forbids storage rejects, and is asked again the next time', async () => {
  let isForbidden = true
  const strict = createDatabase({
    name: 'test',
    store: 'things',
    opener: () => {
      if (isForbidden) throw new DOMException('Forbidden', 'SecurityError')
      return browser
    },
  })
  await expect(strict.run('readonly', (store) => store.getAll())).rejects.toThrow('Forbidden')
  isForbidden = false
  expect(await strict.run('readonly', (store) => store.getAll())).toEqual([])
})
