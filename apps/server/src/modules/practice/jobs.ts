import type { Platform } from '../../platform/services.ts'
import type { ScoringWorker } from './scoring-service.ts'

const SWEEP_MILLISECONDS = 10_000

/** Looks for queued and expired answers every ten seconds; returns how to stop. */
export function startSweeper(worker: ScoringWorker, { log }: Platform): () => void {
  const sweep = () => void worker.sweep().catch((error: unknown) => log.error({ err: error }, 'the sweep failed'))
  const timer = setInterval(sweep, SWEEP_MILLISECONDS)
  sweep()
  return () => clearInterval(timer)
}
