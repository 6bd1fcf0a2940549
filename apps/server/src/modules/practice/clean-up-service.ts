import type { Platform } from '../../platform/services.ts'
import { forgetFirstBefore } from '../idempotency/service.ts'
import { listKnownKeys } from './recording-queries.ts'

const IDEMPOTENCY_KEPT_HOURS = 48
const ORPHAN_KEPT_HOURS = 24
const HOUR_MILLISECONDS = 3_600_000
/** Keys asked for in one statement. */
const CHUNK = 500

/** `practice.clean-up`: forgets old idempotency keys and removes recordings that belong to no row. */
export async function cleanUpPractice({ db, clock, storage }: Platform): Promise<void> {
  const now = clock.now().getTime()
  await forgetFirstBefore(db, new Date(now - IDEMPOTENCY_KEPT_HOURS * HOUR_MILLISECONDS))
  const before = new Date(now - ORPHAN_KEPT_HOURS * HOUR_MILLISECONDS)
  const old = (await storage.list('recordings')).filter(({ modifiedAt }) => modifiedAt < before)
  for (let start = 0; start < old.length; start += CHUNK) {
    const keys = old.slice(start, start + CHUNK).map(({ key }) => key)
    const known = new Set(await listKnownKeys(db, keys))
    for (const key of keys) if (!known.has(key)) await storage.delete(key)
  }
}
