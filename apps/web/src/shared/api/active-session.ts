import { TOKEN_EXPIRY_MARGIN_SECONDS } from '@rehearsal/exam/limits'
import { z } from 'zod'
import { readPersisted, writePersisted } from '../browser/persisted.ts'

/** The auth session of specification §3. Both times are epoch milliseconds and lie 3 s before the true end (§4.13). */
const activeSessionSchema = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1).nullable(),
  expireTimestamp: z.number(),
  /** Null when the provider does not say. */
  refreshExpireTime: z.number().nullable(),
})
export type ActiveSession = z.infer<typeof activeSessionSchema>

/** What the token endpoint answers (specification §7.1). Lifetimes are seconds. */
export const tokensSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().min(1).optional(),
  refresh_expires_in: z.number().optional(),
})
export type Tokens = z.infer<typeof tokensSchema>

/** The session that `tokens`, received at `now` (epoch milliseconds), give: expiry is the lifetime minus 3 seconds. */
export function sessionOf(tokens: Tokens, now: number): ActiveSession {
  const endOf = (lifetimeSeconds: number) => now + (lifetimeSeconds - TOKEN_EXPIRY_MARGIN_SECONDS) * 1000
  const { access_token, expires_in, refresh_token, refresh_expires_in } = tokens
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? null,
    expireTimestamp: endOf(expires_in),
    refreshExpireTime: refresh_expires_in === undefined ? null : endOf(refresh_expires_in),
  }
}

/** The session that this browser keeps; null when nobody is signed in, or what is kept cannot be read. */
export function readSession(): ActiveSession | null {
  return parseSession(readPersisted('activeSession'))
}

export function parseSession(text: string | null): ActiveSession | null {
  if (text === null) return null
  try {
    return activeSessionSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * A session takes up as much room as any that follows it: in a storage that is full, longer tokens would not fit in its place,
 * and it would go, which other tabs take for a sign-out.
 */
const KEPT_CHARACTERS = 8192

/** Keeps a session and tells other pages of this site by the cookie. */
export function writeSession(session: ActiveSession): void {
  writePersisted('activeSession', JSON.stringify(session).padEnd(KEPT_CHARACTERS))
  setLoggedInCookie(true)
}

/** Forgets who was signed in: the stored session, the plan status and the cookie. */
export function clearSession(): void {
  writePersisted('activeSession', null)
  writePersisted('status', null)
  setLoggedInCookie(false)
}

/** The logged-in cookie of specification §4.13. It carries no secret: tokens stay in the session. */
export function setLoggedInCookie(isLoggedIn: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `loggedIn=${isLoggedIn}; Path=/; SameSite=Lax${secure}`
}
