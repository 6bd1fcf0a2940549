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

/** Whose session ended last in this browser, until somebody signs in; null where the token did not say. */
const endedSchema = z.object({ subject: z.string().nullable(), isByHand: z.boolean() })

/** Whether the page at `path` needs a session. */
export const isBehindSignIn = (path: string): boolean => BEHIND_SIGN_IN.test(new URL(path, location.origin).pathname)

/** Notes for every tab of this browser whose session is about to end, and whether the learner ends it. */
export function noteEnding(accessToken: string, { isByHand }: { isByHand: boolean }): void {
  browserStore.write(ENDED, JSON.stringify({ subject: subjectOf(accessToken), isByHand }))
}

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

const readReturn = () => parse(keptSchema, tabStore.read(NAME))
const readEnded = () => parse(endedSchema, browserStore.read(ENDED))

/** Where the tab was before, for whom `accessToken` speaks for; null where that is nowhere, or another was there. Asked once. */
export function takeReturn(accessToken: string): string | null {
  const kept = readReturn()
  tabStore.write(NAME, null)
  browserStore.write(ENDED, null)
  if (kept === null || (kept.subject !== null && kept.subject !== subjectOf(accessToken))) return null
  // Only ever a page of ours: `//elsewhere` and the like are none.
  const url = new URL(kept.path, location.origin)
  return url.origin === location.origin && isBehindSignIn(kept.path) ? `${url.pathname}${url.search}${url.hash}` : null
}

function parse<T>(schema: z.ZodType<T>, text: string | null): T | null {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data ?? null
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
