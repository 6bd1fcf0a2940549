import { Piscina } from 'piscina'
import { AppError } from '../http/app-error.ts'

export type PoolOptions = {
  filename: URL
  maxThreads: number
  /** Threads without work are ended after this time; the first call after it loads the engines again. */
  idleMs: number
  /** The threads are replaced after this many calls: engines in WebAssembly keep what they once took. */
  maxCalls: number
}

export type Pool = {
  /** Runs the worker's exported function `name`. A call that takes longer than `limitMs` is ended with its thread. */
  run<Result>(name: string, input: unknown, limitMs: number): Promise<Result>
  close(): Promise<void>
}

const MAX_WAITING = 500

/**
 * Worker threads that are started on first use.
 *
 * @throws (run) AppError `engine_busy` when too much waits, or when a call took too long.
 */
export function createPool({ filename, maxThreads, idleMs, maxCalls }: PoolOptions): Pool {
  let current: Piscina | undefined
  let calls = 0
  const retired = new Set<Promise<void>>()

  function threads(): Piscina {
    if (current !== undefined && calls >= maxCalls) retire(current)
    current ??= new Piscina({
      filename: filename.href,
      minThreads: 0,
      maxThreads,
      idleTimeout: idleMs,
      maxQueue: MAX_WAITING,
      // Engines call into WebAssembly for seconds; waiting for messages by Atomics would only add to that.
      atomics: 'disabled',
    })
    calls += 1
    return current
  }

  function retire(old: Piscina): void {
    const closing = old.close().then(() => void retired.delete(closing))
    retired.add(closing)
    current = undefined
    calls = 0
  }

  return {
    run: async (name, input, limitMs) => {
      const signal = AbortSignal.timeout(limitMs)
      try {
        return await threads().run(input, { name, signal })
      } catch (cause) {
        if (signal.aborted || isQueueFull(cause)) throw new AppError('engine_busy', { cause })
        throw cause
      }
    },
    close: async () => {
      await Promise.all([current?.destroy(), ...retired])
    },
  }
}

function isQueueFull(error: unknown): boolean {
  return error instanceof Error && error.message.includes('queue is at limit')
}
