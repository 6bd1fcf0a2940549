import { ApiError } from './api-error.ts'

const RETRIES = 2
const FIRST_DELAY_MILLISECONDS = 300

/** Runs `attempt` again, at most twice and each time later, while no answer or 502, 503 or 504 comes. */
export async function withRetries<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tried >= RETRIES || !isPassing(error)) throw error
      await delay(FIRST_DELAY_MILLISECONDS * 3 ** tried * (0.75 + Math.random() / 2))
      signal?.throwIfAborted()
    }
  }
}

/** Whether the same request may well be answered in a moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'offline' || [502, 503, 504].includes(error.status))

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
