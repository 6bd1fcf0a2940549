import { getAttempt, watchAttempt as watchAttemptCall, type ScoredAnswer } from '@rehearsal/contracts/attempts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { stream } from '../../../shared/api/stream.ts'

const POLL_MILLISECONDS = 2000

type Watching = { onStep: (step: 'received' | 'scoring') => void; signal: AbortSignal }

/** Follows an attempt to its score by the server's events; where they cannot be read, by asking every other second. */
export async function watchAttempt(id: number, { onStep, signal }: Watching): Promise<ScoredAnswer> {
  try {
    for await (const { step } of stream(watchAttemptCall, { params: { id }, signal })) {
      if (step === 'received' || step === 'scoring') onStep(step)
    }
  } catch {
    signal.throwIfAborted()
  }
  return settledAttempt(id, { onStep, signal })
}

async function settledAttempt(id: number, { onStep, signal }: Watching): Promise<ScoredAnswer> {
  for (;;) {
    const attempt = await attemptOrNull(id, signal)
    if (attempt?.status === 'scored' || attempt?.status === 'failed') return attempt
    if (attempt !== null) onStep(attempt.status === 'queued' ? 'received' : 'scoring')
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS))
    signal.throwIfAborted()
  }
}

/** The attempt as it stands; null while the server cannot be reached: it keeps the answer, and is asked again. */
async function attemptOrNull(id: number, signal: AbortSignal): Promise<ScoredAnswer | null> {
  try {
    return await call(getAttempt, { params: { id }, signal })
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'offline' || error.status >= 500)) return null
    throw error
  }
}
