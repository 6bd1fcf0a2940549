import type { Platform } from '../../platform/services.ts'
import { deleteIdempotentBefore } from './attempt-queries.ts'
import { listRecordingKeys } from './recording-queries.ts'
import type { ScoringWorker } from './scoring-service.ts'

const SWEEP_MILLISECONDS = 10_000
const IDEMPOTENCY_KEPT_HOURS = 48
const ORPHAN_KEPT_HOURS = 24
const HOUR_MILLISECONDS = 3_600_000

/** Looks for queued and expired answers every ten seconds; returns how to stop. */
export function startSweeper(worker: ScoringWorker, { log }: Platform): () => void {
  const sweep = () => void worker.sweep().catch((error: unknown) => log.error({ err: error }, 'the sweep failed'))
  const timer = setInterval(sweep, SWEEP_MILLISECONDS)
  sweep()
  return () => clearInterval(timer)
}

/** `practice.clean-up`: forgets old idempotency keys and removes recordings that belong to no row. */
export async function cleanUpPractice({ db, clock, storage }: Platform): Promise<void> {
  const now = clock.now().getTime()
  await deleteIdempotentBefore(db, new Date(now - IDEMPOTENCY_KEPT_HOURS * HOUR_MILLISECONDS))
  const known = new Set(await listRecordingKeys(db))
  const before = new Date(now - ORPHAN_KEPT_HOURS * HOUR_MILLISECONDS)
  for (const { key, modifiedAt } of await storage.list('recordings')) {
    if (modifiedAt < before && !known.has(key)) await storage.delete(key)
  }
}
