import { now, steadyNow } from '../clock.ts'
import type { ActiveSession } from './active-session.ts'

/** Epoch milliseconds by the clock that is ahead, and by the one that is behind. */
export type Times = { latest: number; earliest: number }

type Sight = { session: string; wall: number; steady: number }
let sight: Sight | null = null

/**
 * What time it is for a session, by two clocks: the device's, which may be set while the page is open, and one that counts
 * on from when this tab first saw the session, which may stand still while the device sleeps. Where they differ, a token
 * has perhaps expired: that is asked of the server, which costs nothing, instead of ending the session.
 */
export function timesOf({ expireTimestamp, refreshExpireTime }: ActiveSession): Times {
  const wall = now()
  const steady = steadyNow()
  const session = `${expireTimestamp} ${refreshExpireTime}`
  if (sight?.session !== session) sight = { session, wall, steady }
  const counted = sight.wall + (steady - sight.steady)
  return { latest: Math.max(wall, counted), earliest: Math.min(wall, counted) }
}

/** Whether new tokens are to be fetched before the next call, and can be. */
export const isDue = (session: ActiveSession): boolean =>
  session.refreshToken !== null && timesOf(session).latest >= session.expireTimestamp
