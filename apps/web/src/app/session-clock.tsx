import { useSessionClock } from '../shared/session/use-session-clock.ts'

/** Keeps the session fresh while a page stands open. Calls refresh what has expired by themselves, so it need not come with the start. */
export function SessionClock() {
  useSessionClock()
  return null
}
