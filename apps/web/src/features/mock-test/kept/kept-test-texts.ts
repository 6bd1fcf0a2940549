import { z } from 'zod'
import { browserStore, tabStore } from '../../../shared/browser/stored.ts'
import { dropOwn, keepDraft, listDrafts, takeUpDraft } from '../../../shared/kept/drafts.ts'
import { forgetOpened, OPENED_TEST } from '../../../shared/session/opened-test.ts'
import type { Given, Waiting } from '../machine/exam-state.ts'
import type { TestPlace } from './kept-test-answers.ts'
import { keepReadable } from './readable-time.ts'

const givenSchema = z.object({ draft: z.unknown(), answer: z.json().nullable() })
const markSchema = z.object({ testId: z.number(), position: z.number() })

const draftsOf = ({ userId, testId }: TestPlace) => `mock-draft:${userId}:${testId}:`
const notesOf = ({ userId, testId }: TestPlace) => `mock-notes:${userId}:${testId}`

/** Keeps what is typed for an item; null forgets it. */
export function keepGiven(place: TestPlace, position: number, given: Given | null): void {
  const name = `${draftsOf(place)}${position}`
  if (given === null) dropOwn(name)
  else keepDraft(name, given)
}

/** What was typed for an item before this page was loaded; null for nothing. */
export const takeUpGiven = (place: TestPlace, position: number): Given | null =>
  givenSchema.safeParse(takeUpDraft(`${draftsOf(place)}${position}`)).data ?? null

/** What was typed on this device and not delivered, item by item; of two pages' texts the latest. */
export function listGiven(place: TestPlace): Waiting[] {
  const start = draftsOf(place)
  const positions = new Set(
    browserStore
      .names()
      .filter((name) => name.startsWith(start))
      .map((name) => Number.parseInt(name.slice(start.length), 10)),
  )
  return [...positions].flatMap((position) => {
    const given = givenSchema.safeParse(listDrafts(`${start}${position}`)[0]?.value).data
    return given === undefined ? [] : [{ position, answer: given.answer }]
  })
}

/** The server has it: what was typed for an item goes, whichever page typed it. */
export function forgetGiven(place: TestPlace, position: number): void {
  const name = `${draftsOf(place)}${position}`
  dropOwn(name)
  for (const key of browserStore.names()) if (key.startsWith(`${name}#`)) browserStore.write(key, null)
}

/** This tab shows the item, and does so again when it is loaded anew. */
export const markOpened = ({ testId }: TestPlace, position: number): void =>
  void tabStore.write(OPENED_TEST, JSON.stringify({ testId, position }))

/** The item of this test that the tab showed last; null where it showed none. */
export function openedHere({ testId }: TestPlace): number | null {
  try {
    const mark = markSchema.parse(JSON.parse(tabStore.read(OPENED_TEST) ?? ''))
    return mark.testId === testId ? mark.position : null
  } catch {
    return null
  }
}

export const readNotes = (place: TestPlace): string => browserStore.read(notesOf(place)) ?? ''

export const writeNotes = (place: TestPlace, text: string): void =>
  void browserStore.write(notesOf(place), text === '' ? null : text)

/** What was typed in tests that do not run any more goes. */
export function sweepTestTexts(userId: string, running: number | null): void {
  const starts = [`mock-draft:${userId}:`, `mock-notes:${userId}:`, `mock-readable:${userId}:`]
  for (const name of browserStore.names()) {
    const start = starts.find((each) => name.startsWith(each))
    if (start !== undefined && Number.parseInt(name.slice(start.length), 10) !== running) browserStore.write(name, null)
  }
}

/** The test is over: its notes and texts go, as the paper does that test centres take back. */
export function forgetTestTexts(place: TestPlace): void {
  writeNotes(place, '')
  keepReadable(place, null)
  forgetOpened()
  const start = draftsOf(place)
  for (const name of browserStore.names()) if (name.startsWith(start)) browserStore.write(name, null)
}
