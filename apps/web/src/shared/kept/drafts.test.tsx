import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Tab = typeof import('./drafts.ts')

const NAME = 'draft:ana:7'
const DAY = 86_400_000

/** A page that is loaded, in a tab of its own, or in one that remembers what another showed. */
async function aPage({ isReload = false } = {}): Promise<Tab> {
  if (!isReload) sessionStorage.clear()
  vi.resetModules()
  return import('./drafts.ts')
}
const valuesOf = (tab: Tab) => tab.listDrafts(NAME).map(({ value }) => value)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00Z') })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('two tabs that type at one question keep both texts, whoever writes last', async () => {
  const [a, b] = [await aPage(), await aPage()]
  a.keepDraft(NAME, 'from a')
  b.keepDraft(NAME, 'from b')
  a.keepDraft(NAME, 'from a, longer')
  expect(valuesOf(b)).toEqual(['from a, longer', 'from b'])
})

test('what a closed tab left is taken up by the next one, and is there once', async () => {
  const a = await aPage()
  a.keepDraft(NAME, 'left')
  const b = await aPage()
  expect(b.takeUpDraft(NAME)).toBe('left')
  expect(valuesOf(b)).toEqual(['left'])
})

test('a tab whose text was taken up and that types on is not overwritten', async () => {
  const a = await aPage()
  a.keepDraft(NAME, 'begun')
  const b = await aPage()
  b.takeUpDraft(NAME)
  a.keepDraft(NAME, 'begun, and gone on in a')
  b.keepDraft(NAME, 'begun, and gone on in b')
  expect(valuesOf(a)).toEqual(['begun, and gone on in b', 'begun, and gone on in a'])
})

test('a tab that is loaded anew goes on with its own text, though another tab typed later', async () => {
  const a = await aPage()
  a.keepDraft(NAME, 'mine')
  const remembered = sessionStorage.getItem('draft-page') ?? ''
  const b = await aPage()
  b.keepDraft(NAME, 'later, elsewhere')
  sessionStorage.setItem('draft-page', remembered)
  const again = await aPage({ isReload: true })
  expect(again.takeUpDraft(NAME)).toBe('mine')
  expect(new Set(valuesOf(again))).toEqual(new Set(['later, elsewhere', 'mine']))
})

test('a tab that the browser duplicated writes beside the first, though it remembers the same', async () => {
  const a = await aPage()
  a.keepDraft(NAME, 'common')
  const copy = await aPage({ isReload: true })
  copy.takeUpDraft(NAME)
  copy.keepDraft(NAME, 'in the copy')
  a.keepDraft(NAME, 'in the first')
  expect(valuesOf(a)).toEqual(['in the first', 'in the copy'])
})

test('going on with the other text lays one’s own aside, and back', async () => {
  const [a, b] = [await aPage(), await aPage()]
  a.keepDraft(NAME, 'a')
  b.keepDraft(NAME, 'b')
  const [other] = b.listDrafts(NAME).filter(({ value }) => value === 'a')
  if (other === undefined) throw new Error('a is lost')
  b.swapDrafts(NAME, other)
  expect([b.findDraft(NAME)?.value, new Set(valuesOf(b))]).toEqual(['a', new Set(['a', 'b'])])
  const [back] = b.listDrafts(NAME).filter(({ value }) => value === 'b')
  if (back === undefined) throw new Error('b is lost')
  b.swapDrafts(NAME, back)
  expect([b.findDraft(NAME)?.value, new Set(valuesOf(b))]).toEqual(['b', new Set(['a', 'b'])])
})

test('what was sent is forgotten in every tab that has it, and nothing else', async () => {
  const [a, b, c] = [await aPage(), await aPage(), await aPage()]
  a.keepDraft(NAME, { answer: 'sent' })
  b.keepDraft(NAME, { answer: 'sent' })
  c.keepDraft(NAME, { answer: 'another' })
  a.dropSent(NAME, { answer: 'sent' })
  expect(valuesOf(c)).toEqual([{ answer: 'another' }])
})

test('a clock that is set back does not make what is typed now the older', async () => {
  const [a, b] = [await aPage(), await aPage()]
  a.keepDraft(NAME, 'before')
  vi.setSystemTime(new Date('2020-01-01T00:00:00Z'))
  b.keepDraft(NAME, 'after')
  expect(valuesOf(a)).toEqual(['after', 'before'])
})

test('a text of a version that kept one for each question is not lost', async () => {
  localStorage.setItem(NAME, '{"answer":"old"}')
  const a = await aPage()
  expect(a.takeUpDraft(NAME)).toEqual({ answer: 'old' })
  expect(localStorage.getItem(NAME)).toBeNull()
  expect(valuesOf(a)).toEqual([{ answer: 'old' }])
})

test('what nobody came back to for two weeks goes, and no more than fifty stay', async () => {
  const past = await aPage()
  past.keepDraft('note-draft:ana:1', 'forgotten')
  vi.setSystemTime(Date.now() + 13 * DAY)
  for (let id = 0; id < 60; id += 1) {
    vi.setSystemTime(Date.now() + 1)
    past.keepDraft(`draft:ana:${id}`, id)
  }
  localStorage.setItem('activeSession', 'not a draft')
  vi.setSystemTime(Date.now() + 2 * DAY)
  const present = await aPage()
  present.keepDraft('draft:ana:99', 'new')
  expect(present.listDrafts('note-draft:ana:1')).toEqual([])
  expect(present.listDrafts('draft:ana:59')).toHaveLength(1)
  expect(Object.keys(localStorage).filter((key) => key.includes('draft:'))).toHaveLength(51)
  expect(localStorage.getItem('activeSession')).toBe('not a draft')
})

test('where nothing can be kept, what is typed lasts as long as the page, and the learner is told', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', undefined)
  const a = await aPage()
  a.keepDraft(NAME, 'text')
  expect(a.findDraft(NAME)?.value).toBe('text')
  expect(warn).toHaveBeenCalledOnce()
})
