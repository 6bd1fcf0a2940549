import { z } from 'zod'
import { now } from '../clock.ts'
import { randomText } from './pkce.ts'

const NAME = 'sessionRefresh'
const leaseSchema = z.object({ owner: z.string(), until: z.number() })

/** Other tabs look this often whether the lease is free. */
const LOOK_MILLISECONDS = 200
/** Tabs whose tokens expire together do not look together. */
const SPREAD_MILLISECONDS = 600
/** Of tabs that write at the same moment the last one has the lease: each looks again when it must have heard of the others. */
const SETTLE_MILLISECONDS = 400

/**
 * Runs `work` in one tab at a time, in browsers without the lock manager: a lease in the storage that the tabs share, of
 * `milliseconds` at most, so that a tab that was closed does not hold the others up. What a tab has stored before it gives
 * the lease back the next one sees with it. Storage cannot rule out that two tabs take it at the same moment; the server
 * gives both the same tokens. A browser that keeps nothing has nothing to share.
 */
export async function withLease<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const owner = randomText()
  await pause(Math.random() * SPREAD_MILLISECONDS)
  try {
    while (!(await takeLease(owner, milliseconds))) await pause(LOOK_MILLISECONDS)
  } catch {
    return work()
  }
  try {
    return await work()
  } finally {
    if (readLease()?.owner === owner) localStorage.removeItem(NAME)
  }
}

/** Throws where the browser keeps nothing. */
async function takeLease(owner: string, milliseconds: number): Promise<boolean> {
  const lease = readLease()
  // One that lasts longer than any was written before the clock was set back.
  if (lease !== null && lease.until > now() && lease.until <= now() + milliseconds) return false
  localStorage.setItem(NAME, JSON.stringify({ owner, until: now() + milliseconds }))
  await pause(SETTLE_MILLISECONDS)
  return readLease()?.owner === owner
}

function readLease() {
  try {
    return leaseSchema.safeParse(JSON.parse(localStorage.getItem(NAME) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
