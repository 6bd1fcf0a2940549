import { z } from 'zod'
import { browserStore, tabStore } from '../browser/stored.ts'
import { urls } from '../urls.ts'

const NAME = 'returnTo'
const ENDED = 'sessionEndedFor'
const BEHIND_SIGN_IN = new RegExp(`^(${urls.dashboard}|${urls.admin})(/|$)`, 'u')

const keptSchema = z.object({
  path: z.string(),
  /** Who may be led there; null where nobody was signed in. */
  subject: z.string().nullable(),
})

/** Whether the page at `path` needs a session. */
export const isBehindSignIn = (path: string): boolean => BEHIND_SIGN_IN.test(new URL(path, location.origin).pathname)

/** Notes for every tab of this browser whose session is about to end by itself; null: the learner ends it. */
export function noteEnding(accessToken: string | null): void {
  const subject = accessToken === null ? null : subjectOf(accessToken)
  browserStore.write(ENDED, subject)
}

/** Keeps where the tab was when the session ended by itself: whoever signs in again is led back, nobody else. */
export function keepReturnAfterEnd(path: string): void {
  const subject = browserStore.read(ENDED)
  if (subject !== null) keepReturn(path, subject)
}

/** Keeps where somebody wanted to go who was not signed in. */
export const keepReturnOfVisitor = (path: string): void => keepReturn(path, null)

function keepReturn(path: string, subject: string | null): void {
  if (isBehindSignIn(path)) tabStore.write(NAME, JSON.stringify({ path, subject }))
}

/** Where the tab was before, for whom `accessToken` speaks for; null where that is nowhere, or another was there. Asked once. */
export function takeReturn(accessToken: string): string | null {
  const kept = parse(tabStore.read(NAME))
  tabStore.write(NAME, null)
  noteEnding(null)
  if (kept === null || (kept.subject !== null && kept.subject !== subjectOf(accessToken))) return null
  // Only ever a page of ours: `//elsewhere` and the like are none.
  const url = new URL(kept.path, location.origin)
  return url.origin === location.origin && isBehindSignIn(kept.path) ? `${url.pathname}${url.search}${url.hash}` : null
}

function parse(text: string | null) {
  try {
    return keptSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

const claimsSchema = z.object({ sub: z.string().min(1) })

/** For whom a token speaks (RFC 7519 §4.1.2), unverified: it is only compared. Null where the token does not say. */
function subjectOf(accessToken: string): string | null {
  try {
    const payload = atob((accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return claimsSchema.safeParse(JSON.parse(payload)).data?.sub ?? null
  } catch {
    return null
  }
}
