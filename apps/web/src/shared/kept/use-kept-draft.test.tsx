import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dropSent, listDrafts } from './drafts.ts'
import { useKeptDraft } from './use-kept-draft.ts'

type Tab = typeof import('./drafts.ts')

const NAME = 'draft:ana:7'

/** Another tab that is open beside the one under test. What it does is heard there at once, and it hears what comes of it. */
async function anotherTab() {
  vi.resetModules()
  const tab: Tab = await import('./drafts.ts')
  return (deed: (tab: Tab) => void) => {
    deed(tab)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `${NAME}#other` })))
    tab.restoreDraft(NAME)
  }
}
const openHere = () => renderHook(() => useKeptDraft(NAME)).result
const values = () => listDrafts(NAME).map(({ value }) => value)

beforeEach(() => localStorage.clear())

test('a second tab that is opened and closed leaves no text behind', async () => {
  const here = openHere()
  const there = await anotherTab()
  act(() => here.current.keep('begun'))
  there((tab) => tab.takeUpDraft(NAME))
  act(() => here.current.keep('begun, and gone on'))
  expect(values()).toEqual(['begun, and gone on'])
  expect(here.current.other).toBeNull()
  act(() => here.current.drop())
  expect(values()).toEqual([])
})

test('a second tab that only looks on keeps nothing of a text that an earlier visit left', async () => {
  const before = await anotherTab()
  before((tab) => tab.keepDraft(NAME, 'left'))
  const here = openHere()
  const there = await anotherTab()
  there((tab) => expect(tab.takeUpDraft(NAME)).toBe('left'))
  expect(values()).toEqual(['left', 'left'])
  act(() => here.current.keep('left, and gone on'))
  there((tab) => expect(tab.otherDraft(NAME)).toMatchObject({ value: 'left, and gone on', isNewer: true }))
  expect(values()).toEqual(['left, and gone on'])
})

test('where the second tab goes on, the text of the first stays beside it', async () => {
  const before = await anotherTab()
  before((tab) => tab.keepDraft(NAME, 'left'))
  const here = openHere()
  const there = await anotherTab()
  there((tab) => tab.takeUpDraft(NAME))
  there((tab) => tab.keepDraft(NAME, 'left, and gone on there'))
  act(() => here.current.keep('left, and gone on here'))
  expect(values()).toEqual(['left, and gone on here', 'left, and gone on there'])
})

test('one text that both tabs left is taken up once', async () => {
  const here = openHere()
  const there = await anotherTab()
  act(() => here.current.keep('begun'))
  there((tab) => tab.takeUpDraft(NAME))
  vi.resetModules()
  const next: Tab = await import('./drafts.ts')
  expect(next.takeUpDraft(NAME)).toBe('begun')
  expect(values()).toEqual(['begun'])
})

test('what was sent does not come back when another tab types on', async () => {
  const here = openHere()
  const there = await anotherTab()
  act(() => here.current.keep('sent'))
  there((tab) => tab.keepDraft(NAME, 'other'))
  dropSent(NAME, 'sent')
  there((tab) => tab.keepDraft(NAME, 'other, and more'))
  expect(values()).toEqual(['other, and more'])
})

test('what another tab sent as it was found here does not come back either', async () => {
  const here = openHere()
  const there = await anotherTab()
  act(() => here.current.keep('sent'))
  there((tab) => tab.takeUpDraft(NAME))
  there((tab) => tab.dropSent(NAME, 'sent'))
  there((tab) => tab.keepDraft(NAME, 'the next try'))
  expect(values()).toEqual(['the next try'])
  act(() => here.current.swap())
  expect(new Set(values())).toEqual(new Set(['the next try']))
})

/** The other tab's text is thrown away here, and that tab, which shows it still, puts it back. */
async function throwAwayTheirs() {
  const here = openHere()
  const there = await anotherTab()
  there((tab) => tab.keepDraft(NAME, 'theirs'))
  act(() => here.current.keep('mine'))
  act(() => here.current.dropOther())
  there((tab) => tab.restoreDraft(NAME))
  return { here, there }
}

test('what is thrown away stays away, though its tab keeps it, until that one types on', async () => {
  const { here, there } = await throwAwayTheirs()
  expect(values()).toEqual(['mine', 'theirs'])
  expect(here.current.other).toBeNull()
  there((tab) => tab.keepDraft(NAME, 'theirs, and more'))
  expect(here.current.other).toMatchObject({ value: 'theirs, and more' })
})

test('what was thrown away is not begun with when the learner comes back to the page', async () => {
  const { here } = await throwAwayTheirs()
  act(() => here.current.drop())
  expect(openHere().current.start).toBeUndefined()
})

test('what two tabs go back and forth between comes to rest', async () => {
  const here = openHere()
  const there = await anotherTab()
  act(() => here.current.keep('mine'))
  there((tab) => tab.keepDraft(NAME, 'theirs'))
  act(() => here.current.swap())
  there((tab) => tab.restoreDraft(NAME))
  expect(new Set(values())).toEqual(new Set(['mine', 'theirs']))
  expect(here.current.other).toMatchObject({ value: 'mine' })
})

test('what was sent from a tab that only looked on is not laid aside there', async () => {
  const there = await anotherTab()
  there((tab) => tab.keepDraft(NAME, 'begun'))
  const here = openHere()
  there((tab) => tab.keepDraft(NAME, 'begun, and gone on'))
  dropSent(NAME, 'begun')
  act(() => here.current.swap())
  there((tab) => tab.restoreDraft(NAME))
  expect(new Set(values())).toEqual(new Set(['begun, and gone on']))
})
