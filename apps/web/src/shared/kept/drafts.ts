import { z } from 'zod'
import { browserStore } from '../browser/stored.ts'
import { now } from '../clock.ts'
import { tellNothingKept } from './nothing-kept.ts'
import { earlierPageId, pageId } from './page-id.ts'

const draftSchema = z.object({
  id: z.string(),
  at: z.number(),
  value: z.unknown(),
  /** Whose text it is, where the page took it up and nothing has been typed there since. */
  from: z.string().optional(),
})
/** A text that was typed and not sent, as one page had it. */
export type Draft = z.infer<typeof draftSchema>
/** Another text for the same place, and whether it was typed later than the one on this page. */
export type OtherDraft = Draft & { isNewer: boolean }

const OLDEST_DAYS = 14
const MOST_DRAFTS = 50
const DAY_MILLISECONDS = 86_400_000

/** What this page shows under a name, as it kept it; another page may have taken the entry since. */
const shown = new Map<string, Draft>()
/** What was thrown away here, as it was then: the tab that still shows it keeps it. */
const thrown = new Set<string>()

const keyOf = (name: string, id: string) => `${name}#${id}`
/** Drafts of all kinds, whose names end in this. */
const anyDraft = /^(?:[a-z]+-)?draft:[^#]+#/u

/** All that is kept under a name, the latest first. */
export function listDrafts(name: string): Draft[] {
  return keysBeginning(`${name}#`).flatMap(read).sort(byTime)
}

/** What this page kept. */
export const findDraft = (name: string): Draft | null => read(keyOf(name, pageId))[0] ?? null

/** The text beside the one on this page. What was thrown away comes back when it is typed on elsewhere. */
export function otherDraft(name: string): OtherDraft | null {
  const own = ownText(name)
  const [other] = offered(name).filter(({ id, value }) => id !== pageId && !isSame(value, own?.value))
  return other === undefined ? null : { ...other, isNewer: other.at > (own?.at ?? 0) }
}

/** Keeps what is typed on this page. Copies of the text that it went on from, in which nothing was typed, are no texts of their own. */
export function keepDraft(name: string, value: unknown): void {
  dropOld()
  const before = shown.get(name)
  keepOwn(name, value)
  if (before === undefined) return
  for (const { id, from, value: copy } of listDrafts(name)) {
    if (from !== undefined && isSame(copy, before.value)) dropDraft(name, id)
  }
}

/**
 * Puts back, as it was, what this page shows and another took up as its own and went on from. Not so on a page that only looks at the text of one
 * that has it again.
 */
export function restoreDraft(name: string): void {
  const own = ownText(name)
  // Sent elsewhere: it is not put back either when the mark is gone.
  if (own === null) shown.delete(name)
  const others = listDrafts(name)
  if (own === null || others.length === 0 || others.some(({ id }) => id === pageId || id === own.from)) return
  browserStore.write(keyOf(name, pageId), JSON.stringify(own))
}

/**
 * What to begin with: the text that this tab had before it was loaded anew, else the latest. It is this page's from now on. A page that still shows
 * it keeps its own again.
 */
export function takeUpDraft(name: string): unknown {
  const own = findDraft(name)
  if (own !== null) return own.value
  shown.delete(name)
  const drafts = offered(name)
  const chosen = drafts.find(({ id }) => id === earlierPageId) ?? drafts[0] ?? olderDraft(name)
  if (chosen === undefined) return undefined
  keepOwn(name, chosen.value, chosen.id)
  for (const { id, value } of [chosen, ...drafts]) if (isSame(value, chosen.value)) dropDraft(name, id)
  return chosen.value
}

/** Lays this page's text aside and goes on with another; both are kept. */
export function swapDrafts(name: string, other: Draft): void {
  const own = ownText(name)
  keepOwn(name, other.value)
  dropDraft(name, other.id)
  if (own !== null && !offered(name).some(({ value }) => isSame(value, own.value))) {
    write(name, crypto.randomUUID(), own.value)
  }
}

/** Forgets another text, and does not offer it again though its tab keeps it. */
export function throwAway(name: string, other: Draft): void {
  thrown.add(asItWas(name, other))
  dropDraft(name, other.id)
}

/** Forgets what this page kept. */
export function dropOwn(name: string): void {
  shown.delete(name)
  dropDraft(name, pageId)
}

/** Forgets what was sent, whichever page wrote it. Other texts stay. */
export function dropSent(name: string, value: unknown): void {
  if (isSame(shown.get(name)?.value, value)) dropOwn(name)
  for (const draft of listDrafts(name)) {
    if (!isSame(draft.value, value)) continue
    // A mark without the text: a page that still shows it does not put it back.
    browserStore.write(keyOf(name, draft.id), JSON.stringify({ ...draft, value: undefined }))
  }
}

/** Whether two texts are one. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What this page kept or, where another page took that up, still shows; null where another sent it. */
const ownText = (name: string): Draft | null =>
  browserStore.read(keyOf(name, pageId)) === null ? (shown.get(name) ?? null) : findDraft(name)

const asItWas = (name: string, { id, at }: Draft) => `${keyOf(name, id)}@${at}`
const offered = (name: string) => listDrafts(name).filter((draft) => !thrown.has(asItWas(name, draft)))

const keepOwn = (name: string, value: unknown, from?: string) => void shown.set(name, write(name, pageId, value, from))

const dropDraft = (name: string, id: string): void => void browserStore.write(id === '' ? name : keyOf(name, id), null)

function write(name: string, id: string, value: unknown, from?: string): Draft {
  // Clocks are set back; what is written later stays later.
  const latest = listDrafts(name)[0]?.at ?? 0
  const draft: Draft = { id, at: Math.max(now(), latest + 1), value, from }
  const isKept = browserStore.write(keyOf(name, id), value === undefined ? null : JSON.stringify(draft))
  if (!isKept) tellNothingKept('drafts')
  return draft
}

/** Of a version of the app that kept one text under the name itself. */
function olderDraft(name: string): Draft | undefined {
  const value = parsed(browserStore.read(name))
  return value === undefined ? undefined : { id: '', at: 0, value }
}

function read(key: string): Draft[] {
  const draft = draftSchema.safeParse(parsed(browserStore.read(key))).data
  return draft?.value === undefined ? [] : [draft]
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
