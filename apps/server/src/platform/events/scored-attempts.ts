import type { TaskId } from '@rehearsal/exam/task-ids'
import { refuseInsideTransaction } from '../database/transaction-scope.ts'
import type { Log } from '../log.ts'

/** An answer whose score is committed. A listener reads what it needs. */
export type ScoredAttempt = { attemptId: number; userId: string; taskId: TaskId; questionId: number }

export type ScoredAttemptListener = (attempt: ScoredAttempt) => Promise<void>

/**
 * Tells other modules, in the process that scored and after the commit, that an answer is scored. What a process that is
 * killed in between did not tell is told at the next start (`practice/retell-service`), so one attempt may be told twice: a
 * listener must be idempotent.
 */
export type ScoredAttempts = {
  /** `name` says in the log who failed. @returns a function that ends the subscription. */
  onAttemptScored(name: string, listener: ScoredAttemptListener): () => void
  /** Returns at once: nobody's failure or slowness reaches the answer. */
  tellAttemptScored(attempt: ScoredAttempt): void
  /** Resolves when all that was told is done. */
  settled(): Promise<void>
}

export function createScoredAttempts(log: Log): ScoredAttempts {
  const listeners = new Set<{ name: string; listener: ScoredAttemptListener }>()
  const running = new Set<Promise<void>>()
  const run = async ({ name, listener }: { name: string; listener: ScoredAttemptListener }, attempt: ScoredAttempt) => {
    try {
      await listener(attempt)
    } catch (error) {
      log.error({ err: error, listener: name, attemptId: attempt.attemptId }, 'a listener to scored answers failed')
    }
  }
  return {
    onAttemptScored: (name, listener) => {
      const own = { name, listener }
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    tellAttemptScored: (attempt) => {
      // Who looks before the commit finds no score.
      refuseInsideTransaction()
      for (const listener of listeners) {
        const done = run(listener, attempt).finally(() => running.delete(done))
        running.add(done)
      }
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
