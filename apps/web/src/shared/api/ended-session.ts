import { z } from 'zod'
import { browserStore } from '../browser/stored.ts'

const NAME = 'sessionEndedFor'

/** Whose session ended last in this browser, until somebody signs in; null where the token did not say. */
const endedSchema = z.object({ subject: z.string().nullable(), isByHand: z.boolean() })
export type EndedSession = z.infer<typeof endedSchema>

/** Notes for every tab of this browser whose session is about to end, and whether the learner ends it. */
export function noteEnding(accessToken: string, { isByHand }: { isByHand: boolean }): void {
  browserStore.write(NAME, JSON.stringify({ subject: subjectOf(accessToken), isByHand }))
}

/** The session that ended last here; null where somebody has signed in since. */
export function readEnded(): EndedSession | null {
  try {
    return endedSchema.safeParse(JSON.parse(browserStore.read(NAME) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export const forgetEnded = (): void => void browserStore.write(NAME, null)

const claimsSchema = z.object({ sub: z.string().min(1) })

/** For whom a token speaks (RFC 7519 §4.1.2), unverified: it is only compared. Null where the token does not say. */
export function subjectOf(accessToken: string): string | null {
  try {
    const payload = atob((accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return claimsSchema.safeParse(JSON.parse(payload)).data?.sub ?? null
  } catch {
    return null
  }
}
