import { examVariantSchema, type ExamVariant } from '@rehearsal/exam/exam-variant'
import { z } from 'zod'
import { tabStore } from '../browser/stored.ts'

const NAME = 'signIn'
/** A sign-in page can be used for an hour; so can what waits for its answer. */
const COOKIE_SECONDS = 3600

/** What the interaction page opens with. */
export type SignInIntent = 'sign-in' | 'sign-up' | 'demo'

const pendingSchema = z.object({
  state: z.string(),
  verifier: z.string(),
  intent: z.enum(['sign-in', 'sign-up', 'demo']),
  /** The exam that was chosen on the way, where one was. */
  variant: examVariantSchema.optional(),
})
export type PendingSignIn = z.infer<typeof pendingSchema>

/** Neither storage nor cookies: nothing here outlives the way to the identity provider and back. */
export class BrowserKeepsNothing extends Error {
  override readonly name = 'BrowserKeepsNothing'
}

/**
 * Keeps what the answer of the identity provider is held against: for this tab or, where storage is blocked or full, in a
 * cookie, as pages are left on the way. @throws BrowserKeepsNothing
 */
export function keepPending(pending: PendingSignIn): void {
  const text = JSON.stringify(pending)
  if (tabStore.write(NAME, text)) return
  document.cookie = cookieOf(encodeURIComponent(text), COOKIE_SECONDS)
  if (readCookie() !== text) throw new BrowserKeepsNothing('Storage and cookies are blocked')
}

/** Whether a sign-in that is begun in this browser can be found again. */
export function canKeepPending(): boolean {
  const isKept = tabStore.write(`${NAME}Trial`, 'kept')
  tabStore.write(`${NAME}Trial`, null)
  return isKept || navigator.cookieEnabled
}

/** The sign-in that was begun here, and how it stands; null where there is none. */
export function readPending(): PendingSignIn | null {
  try {
    return pendingSchema.safeParse(JSON.parse(tabStore.read(NAME) ?? readCookie() ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function dropPending(): void {
  tabStore.write(NAME, null)
  if (readCookie() !== null) document.cookie = cookieOf('', 0)
}

/** Notes the exam that a learner signs up for: it is shown from the first page on. */
export function choosePendingVariant(variant: ExamVariant): void {
  const pending = readPending()
  if (pending !== null) keepPending({ ...pending, variant })
}

const cookieOf = (value: string, seconds: number): string =>
  `${NAME}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${location.protocol === 'https:' ? '; Secure' : ''}`

function readCookie(): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${NAME}=`))
  return pair === undefined ? null : decodeURIComponent(pair.slice(NAME.length + 1))
}
