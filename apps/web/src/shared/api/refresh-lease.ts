import { z } from 'zod'
import { browserStore } from '../browser/stored.ts'
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
 * gives both the same tokens. A browser that keeps nothing shares nothing: its lease is the tab's own.
 */
export async function withLease<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const owner = randomText()
  await pause(Math.random() * SPREAD_MILLISECONDS)
  while (!(await takeLease(owner, milliseconds))) await pause(LOOK_MILLISECONDS)
  try {
    return await work()
  } finally {
    if (readLease()?.owner === owner) browserStore.write(NAME, null)
  }
}

async function takeLease(owner: string, milliseconds: number): Promise<boolean> {
  const lease = readLease()
  // One that lasts longer than any was written before the clock was set back.
  if (lease !== null && lease.until > now() && lease.until <= now() + milliseconds) return false
  browserStore.write(NAME, JSON.stringify({ owner, until: now() + milliseconds }))
  await pause(SETTLE_MILLISECONDS)
  return readLease()?.owner === owner
}

function readLease() {
  try {
    return leaseSchema.safeParse(JSON.parse(browserStore.read(NAME) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
