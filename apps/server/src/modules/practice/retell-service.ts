import type { Platform } from '../../platform/services.ts'
import { listScoredSince } from './scoring-queries.ts'

/** Longer than a process that was killed is away, and short beside what a learner does with a book. */
const LOOK_BACK_MS = 10 * 60_000

/** Tells again of answers that were scored just before this process started: the one that scored them may have been killed. */
export async function retellScored({ db, clock, scoredAttempts }: Platform): Promise<void> {
  const since = new Date(clock.now().getTime() - LOOK_BACK_MS)
  for (const attempt of await listScoredSince(db, since)) scoredAttempts.tellAttemptScored(attempt)
}
