import { browserTimeZone, knownTimeZone } from '../browser/time-zone.ts'
import { useSession } from './use-session.ts'

/** The zone that the learner's days are cut in: the profile's, as on the server; until it is known the browser's. */
export function useTimeZone(): string {
  const { user } = useSession()
  return user === undefined ? browserTimeZone() : knownTimeZone(user.profile.timeZone)
}
