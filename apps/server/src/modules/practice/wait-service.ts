import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import type { AttemptRecord } from './attempt-queries.ts'
import { getShownAttempt } from './attempt-service.ts'
import type { ScoringWorker } from './scoring-service.ts'

type Waiting = { learner: Learner; waitSeconds: number; signal: AbortSignal }

const isDone = ({ status }: AttemptRecord) => status === 'scored' || status === 'failed'

/**
 * Sets the worker on a fresh answer and waits, as long as the client asked to, for its score.
 *
 * @throws AppError `in_running_test` while a mock test asks its question: of a request sent again, and of one that waits when the test starts.
 */
export async function waitForScore(
  platform: Platform,
  worker: ScoringWorker,
  { learner, waitSeconds, signal }: Waiting,
  attemptId: number,
): Promise<AttemptRecord> {
  // Listening comes before looking: a score that arrives in between is otherwise waited for in vain.
  const end = endOf(platform, attemptId, waitSeconds, signal)
  try {
    const attempt = await getShownAttempt(platform, learner, attemptId)
    if (isDone(attempt)) return attempt
    platform.events.publish({ kind: 'attempt', attemptId, userId: learner.id, step: 'received' })
    worker.nudge()
    await end.reached
    return await getShownAttempt(platform, learner, attemptId)
  } finally {
    end.forget()
  }
}

/** Reached when the attempt is scored or failed, when time is up, or when the client has gone. */
function endOf({ events }: Platform, attemptId: number, waitSeconds: number, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const finish = () => resolve()
  const timer = setTimeout(finish, waitSeconds * 1000)
  const unsubscribe = events.subscribe((event) => {
    if (event.attemptId === attemptId && (event.step === 'scored' || event.step === 'failed')) finish()
  })
  // A signal that is aborted already says so no more.
  if (signal.aborted) finish()
  else signal.addEventListener('abort', finish, { once: true })
  const forget = () => {
    clearTimeout(timer)
    unsubscribe()
    signal.removeEventListener('abort', finish)
  }
  return { reached: promise, forget }
}
