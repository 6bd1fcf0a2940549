import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser } from '../../../shared/kept/testing/fake-database.ts'
import type { NewKeptAnswer } from './kept-answer.ts'

type Page = typeof import('./kept-answers.ts')

const place = { userId: 'ana', questionId: 7 }
const body = { answerRequest: 'AAAA', pteType: 'CORE', mode: 'practice' } as const
let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
  vi.stubGlobal('indexedDB', browser)
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

/** A page that is loaded, in a tab of its own, or in the one that showed the page before. */
async function aPage({ isReload = false } = {}): Promise<Page> {
  if (!isReload) sessionStorage.clear()
  vi.resetModules()
  return import('./kept-answers.ts')
}
const take = (name: string, changes: Partial<NewKeptAnswer> = {}): NewKeptAnswer => ({
  ...place,
  taskId: 'speaking/read-aloud',
  key: `key of ${name}`,
  draft: { answerRequest: name },
  body: null,
  ...changes,
})
/** What is left of pages that are not there any more. */
const leave = (rows: Record<string, object>) => browser.stores.set('kept-answers', new Map(Object.entries(rows)))
const keys = async (page: Page) => (await page.listUndelivered('ana')).map(({ key }) => key)
/** The other page says what it took up, and this one, which still shows it, keeps it again. */
const keptByBoth = async () => {
  const moves = new BroadcastChannel('kept-answers')
  await new Promise((resolve) => moves.addEventListener('message', resolve))
  moves.close()
  await vi.waitFor(() => expect(browser.rows('kept-answers')).toHaveLength(2))
}
const found = async (page: Page) => (await page.takeUpAnswer(place))?.key

test('two tabs keep both recordings of one question; sending one leaves the other, which is there after a reload', async () => {
  const a = await aPage()
  await a.keepAnswer(take('a'))
  const b = await aPage()
  const tabOfB = sessionStorage.getItem('draft-page') ?? ''
  await b.keepAnswer(take('b'))
  expect(await found(a)).toBe('key of a')
  await a.keepAnswer(take('a', { body }))
  await a.forgetAnswer(take('a'))
  sessionStorage.setItem('draft-page', tabOfB)
  expect(await found(await aPage({ isReload: true }))).toBe('key of b')
})

test('a tab that is loaded anew goes on with its own recording, though another tab recorded later', async () => {
  const a = await aPage()
  await a.keepAnswer(take('a'))
  const tabOfA = sessionStorage.getItem('draft-page') ?? ''
  await (await aPage()).keepAnswer(take('later'))
  sessionStorage.setItem('draft-page', tabOfA)
  expect(await found(await aPage({ isReload: true }))).toBe('key of a')
})

test('what closed tabs left is taken up, the latest first, and is kept once', async () => {
  leave({
    'ana:7#gone': take('earlier', { page: 'gone', at: 1 }),
    'ana:7#lost': take('latest', { page: 'lost', at: 2 }),
    'ben:7#gone': take('of another learner', { userId: 'ben', page: 'gone', at: 3 }),
  })
  const page = await aPage()
  expect(await found(page)).toBe('key of latest')
  await vi.waitFor(() => expect([...(browser.stores.get('kept-answers')?.keys() ?? [])]).not.toContain('ana:7#lost'))
  await page.discardAnswer(place)
  expect(await page.findKeptAnswer(place)).toMatchObject({ key: 'key of earlier' })
})

test('a version of the app that kept one answer to each question is not forgotten', async () => {
  leave({ 'ana:7': take('old') })
  const page = await aPage()
  expect(await found(page)).toBe('key of old')
  await page.forgetAnswer(take('old'))
  await vi.waitFor(() => expect(browser.rows('kept-answers')).toEqual([]))
})

test('a tab that is still open keeps what another took up, whatever becomes of it there', async () => {
  const a = await aPage()
  await a.keepAnswer(take('a'))
  const tabOfA = sessionStorage.getItem('draft-page') ?? ''
  const b = await aPage()
  expect(await found(b)).toBe('key of a')
  await keptByBoth()
  await b.keepAnswer(take('b'))
  await b.forgetAnswer(take('b'))
  sessionStorage.setItem('draft-page', tabOfA)
  expect(await found(await aPage({ isReload: true }))).toBe('key of a')
})

test('an answer that another tab took up is sent under its one key, and goes from both when it has arrived', async () => {
  const a = await aPage()
  await a.keepAnswer(take('a', { body }))
  const b = await aPage()
  expect(await found(b)).toBe('key of a')
  await keptByBoth()
  expect(await keys(b)).toEqual(['key of a'])
  await b.forgetAnswer(take('a'))
  expect([await keys(a), browser.rows('kept-answers')]).toEqual([[], []])
})

test('what the server refuses, or the quota stops, is changed in every tab that has it, and in no other', async () => {
  const a = await aPage()
  await a.keepAnswer(take('a', { body }))
  const b = await aPage()
  await found(b)
  await keptByBoth()
  const c = await aPage()
  await c.keepAnswer(take('c', { body }))
  await b.holdAnswer(take('a'))
  expect(await keys(c)).toEqual(['key of c'])
  const [held, ...others] = await c.listHeld('ana')
  expect([held?.key === 'key of a', others]).toEqual([false, []])
  await b.withdrawAnswer(held ?? take('a'))
  expect([await c.listHeld('ana'), await keys(c)]).toEqual([[], ['key of c']])
})

test('a recording that was sent is no draft any more in the tab that has the same', async () => {
  const a = await aPage()
  await a.keepAnswer(take('same', { key: 'first' }))
  const b = await aPage()
  await b.keepAnswer(take('same', { key: 'second', body }))
  await b.forgetAnswer(take('same', { key: 'second' }))
  expect(await a.findKeptAnswer(place)).toBeNull()
})
