import { z } from 'zod'
import { browserStore, tabStore } from '../browser/stored.ts'
import { now } from '../clock.ts'
import { tellNothingKept } from './nothing-kept.ts'

/** A text that was typed and not sent, as one page had it. */
export type Draft = { id: string; at: number; value: unknown }

const draftSchema = z.object({ id: z.string(), at: z.number(), value: z.unknown() })
const OLDEST_DAYS = 14
const MOST_DRAFTS = 50
const DAY_MILLISECONDS = 86_400_000

/**
 * Every page that is loaded writes under an id of its own, so that none writes over another's text. An id for the tab would not do: a tab that is
 * duplicated takes all that it remembers along.
 */
const pageId = crypto.randomUUID()
/** The page that this tab showed before, where it was loaded anew. */
const earlierId = tabStore.read('draft-page')
tabStore.write('draft-page', pageId)

const keyOf = (name: string, id: string) => `${name}#${id}`
/** Drafts of all kinds, whose names end in this. */
const anyDraft = /^(?:[a-z]+-)?draft:[^#]+#/u

/** All that is kept under a name, the latest first. */
export function listDrafts(name: string): Draft[] {
  return keysBeginning(`${name}#`).flatMap(read).sort(byTime)
}

/** What this page kept. */
export const findDraft = (name: string): Draft | null => read(keyOf(name, pageId))[0] ?? null

/** Keeps what is typed on this page. */
export function keepDraft(name: string, value: unknown): void {
  dropOld()
  write(name, pageId, value)
}

/** Puts back what this page kept, and another took up as its own, as it was. */
export function restoreDraft(name: string, draft: Draft): void {
  browserStore.write(keyOf(name, pageId), JSON.stringify({ ...draft, id: pageId }))
}

/**
 * What to begin with: the text that this tab had before it was loaded anew, else the latest. It is this page's from now on. A page that still shows
 * it writes its own again as soon as something is typed there.
 */
export function takeUpDraft(name: string): unknown {
  const own = findDraft(name)
  const drafts = listDrafts(name)
  const chosen = own ?? drafts.find(({ id }) => id === earlierId) ?? drafts[0] ?? olderDraft(name)
  if (chosen === undefined) return undefined
  if (chosen !== own) {
    write(name, pageId, chosen.value)
    dropDraft(name, chosen.id)
  }
  return chosen.value
}

/** Lays this page's text aside and goes on with another; both are kept. */
export function swapDrafts(name: string, other: Draft): void {
  const own = findDraft(name)
  write(name, pageId, other.value)
  dropDraft(name, other.id)
  if (own !== null) write(name, crypto.randomUUID(), own.value)
}

/** Forgets one text. */
export const dropDraft = (name: string, id: string): void =>
  void browserStore.write(id === '' ? name : keyOf(name, id), null)

/** Forgets what this page kept. */
export const dropOwn = (name: string): void => dropDraft(name, pageId)

/** Forgets what was sent, whichever page wrote it. Other texts stay. */
export function dropSent(name: string, value: unknown): void {
  for (const draft of listDrafts(name)) if (isSame(draft.value, value)) dropDraft(name, draft.id)
}

/** Whether two texts are one. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function write(name: string, id: string, value: unknown): void {
  // Clocks are set back; what is written later stays later.
  const latest = listDrafts(name)[0]?.at ?? 0
  const draft: Draft = { id, at: Math.max(now(), latest + 1), value }
  const isKept = browserStore.write(keyOf(name, id), value === undefined ? null : JSON.stringify(draft))
  if (!isKept) tellNothingKept('drafts')
}

/** Of a version of the app that kept one text under the name itself. */
function olderDraft(name: string): Draft | undefined {
  const value = parsed(browserStore.read(name))
  return value === undefined ? undefined : { id: '', at: 0, value }
}

function read(key: string): Draft[] {
  const draft = draftSchema.safeParse(parsed(browserStore.read(key))).data
  return draft === undefined ? [] : [draft]
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const byTime = (a: Draft, b: Draft) => b.at - a.at

let hasDropped = false

/** Once for each page: what nobody has come back to for two weeks goes, and what is too much. */
function dropOld(): void {
  if (hasDropped) return
  hasDropped = true
  const drafts = browserStore
    .names()
    .filter((key) => anyDraft.test(key))
    .map((key) => ({ key, at: read(key)[0]?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
  const oldest = now() - OLDEST_DAYS * DAY_MILLISECONDS
  for (const [place, { key, at }] of drafts.entries()) {
    if (place >= MOST_DRAFTS || at < oldest) browserStore.write(key, null)
  }
}

const keysBeginning = (start: string): string[] => browserStore.names().filter((key) => key.startsWith(start))
