import { clearSession, readSession } from './active-session.ts'
import { noteEnding } from './ended-session.ts'

/** Why a session ended: the learner left, the token is not valid, or a role is missing (specification §8). */
export type SessionEnd = 'signed-out' | 'not_logged_in' | 'not_authorized'

type Listener = (reason: SessionEnd) => void

const listeners = new Set<Listener>()

/** Calls `listener` when the session has ended. Returns how to stop. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets the session and tells the app, which says why and leads to the public page. */
export function endSession(reason: SessionEnd): void {
  forgetSession({ isByHand: reason === 'signed-out' })
  for (const listener of listeners) listener(reason)
}

/** Forgets a session whose refresh token has expired; the page is loaded anew (specification §4.13). */
export const expireSession = (): void => forgetSession({ isByHand: false })

/** Drafts stay: each is kept under its learner's name, and found by nobody else. */
function forgetSession(how: { isByHand: boolean }): void {
  const session = readSession()
  if (session !== null) noteEnding(session.accessToken, how)
  clearSession()
}
