import { z } from 'zod'
import { forgetEnded, readEnded, subjectOf } from '../api/ended-session.ts'
import { tabStore } from '../browser/stored.ts'
import { urls } from '../urls.ts'

const NAME = 'returnTo'
const BEHIND_SIGN_IN = new RegExp(`^(${urls.dashboard}|${urls.admin})(/|$)`, 'u')

const keptSchema = z.object({
  path: z.string(),
  /** Who may be led there; null where nobody was signed in. */
  subject: z.string().nullable(),
})

/** Whether the page at `path` needs a session. */
export const isBehindSignIn = (path: string): boolean => BEHIND_SIGN_IN.test(new URL(path, location.origin).pathname)

/** Keeps where the tab was when the session ended by itself: whoever signs in again is led back, nobody else. */
export function keepReturnAfterEnd(path: string): void {
  const ended = readEnded()
  if (ended !== null && !ended.isByHand && ended.subject !== null) keepReturn(path, ended.subject)
}

/**
 * Keeps where somebody wanted to go who was not signed in. After a session has ended here that may be Back: it leads only the
 * one whose session it was, and not away from where they were when it ended.
 */
export function keepReturnOfVisitor(path: string): void {
  const ended = readEnded()
  if (ended === null) return keepReturn(path, null)
  if (ended.subject !== null && readReturn()?.subject !== ended.subject) keepReturn(path, ended.subject)
}

/** Whether a learner ended the session that ended last here. */
export const isEndedByHand = (): boolean => readEnded()?.isByHand === true

function keepReturn(path: string, subject: string | null): void {
  if (isBehindSignIn(path)) tabStore.write(NAME, JSON.stringify({ path, subject }))
}

function readReturn() {
  try {
    return keptSchema.safeParse(JSON.parse(tabStore.read(NAME) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Where the tab was before, for whom `accessToken` speaks for; null where that is nowhere, or another was there. Asked once. */
export function takeReturn(accessToken: string): string | null {
  const kept = readReturn()
  tabStore.write(NAME, null)
  forgetEnded()
  if (kept === null || (kept.subject !== null && kept.subject !== subjectOf(accessToken))) return null
  // Only ever a page of ours: `//elsewhere` and the like are none.
  const url = new URL(kept.path, location.origin)
  return url.origin === location.origin && isBehindSignIn(kept.path) ? `${url.pathname}${url.search}${url.hash}` : null
}
