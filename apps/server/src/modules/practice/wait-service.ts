import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import type { AttemptRecord } from './attempt-queries.ts'
import { getMyAttempt } from './attempt-service.ts'
import type { ScoringWorker } from './scoring-service.ts'

type Waiting = { learner: Learner; waitSeconds: number; signal: AbortSignal }

const isDone = ({ status }: AttemptRecord) => status === 'scored' || status === 'failed'

/** Sets the worker on a fresh answer and waits, as long as the client asked to, for its score. */
export async function waitForScore(
  platform: Platform,
  worker: ScoringWorker,
  { learner, waitSeconds, signal }: Waiting,
  attemptId: number,
): Promise<AttemptRecord> {
  const attempt = await getMyAttempt(platform, learner, attemptId)
  if (isDone(attempt)) return attempt
  const settled = settledSignal(platform, attemptId, waitSeconds, signal)
  platform.events.publish({ kind: 'attempt', attemptId, userId: learner.id, step: 'received' })
  worker.nudge()
  await settled
  return getMyAttempt(platform, learner, attemptId)
}

/** Resolves when the attempt is scored or failed, when time is up, or when the client has gone. */
function settledSignal(
  { events }: Platform,
  attemptId: number,
  waitSeconds: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      unsubscribe()
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, waitSeconds * 1000)
    const unsubscribe = events.subscribe((event) => {
      if (event.attemptId === attemptId && (event.step === 'scored' || event.step === 'failed')) finish()
    })
    signal.addEventListener('abort', finish, { once: true })
  })
}
