import { Piscina } from 'piscina'
import { AppError } from '../http/app-error.ts'

export type PoolOptions = {
  filename: URL
  maxThreads: number
  /** Threads without work are ended after this time; the first call after it loads the engines again. */
  idleMs: number
  /** The threads are replaced after this many calls: engines in WebAssembly keep what they once took. */
  maxCalls: number
  /** What the worker finds as piscina's `workerData`. */
  workerData?: unknown
}

export type Pool = {
  /** Runs the worker's exported function `name`. A call that a thread works on for longer than `limitMs` is ended with its thread; waiting for one is free. */
  run<Result>(name: string, input: unknown, limitMs: number): Promise<Result>
  close(): Promise<void>
}

const MAX_WAITING = 500

/**
 * JavaScript's memory of a thread; what engines keep in WebAssembly and typed arrays comes on top. The young part, of which V8
 * would take 130 MB, is emptied sooner without taking longer; the hardest texts and takes we know leave two thirds of the old
 * part free.
 */
const MEMORY = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 600 }

/** A call that took too long, or more memory than a thread has: the same input will again. */
export class RunawayError extends AppError {
  constructor(cause: unknown) {
    super('engine_busy', { cause })
  }
}

/**
 * Worker threads that are started on first use.
 *
 * @throws (run) AppError `engine_busy` when too much waits; RunawayError, which is one, when the call took too long or too much memory.
 */
export function createPool({ filename, maxThreads, idleMs, maxCalls, workerData }: PoolOptions): Pool {
  let current: Piscina | undefined
  let calls = 0
  let isClosed = false
  let free = maxThreads
  const waiting: (() => void)[] = []
  const retired = new Set<Promise<void>>()

  /** What waits is kept here, in order, so that the clock of a call starts with its work. */
  async function enter(): Promise<void> {
    if (free > 0) free -= 1
    else if (waiting.length >= MAX_WAITING) throw new AppError('engine_busy')
    else await new Promise<void>((resolve) => void waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  function threads(): Piscina {
    if (current !== undefined && calls >= maxCalls) retire(current)
    current ??= new Piscina({
      filename: filename.href,
      minThreads: 0,
      maxThreads,
      idleTimeout: idleMs,
      // Engines call into WebAssembly for seconds; waiting for messages by Atomics would only add to that.
      atomics: 'disabled',
      resourceLimits: MEMORY,
      workerData,
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
      await enter()
      try {
        if (isClosed) throw new AppError('engine_busy')
        return await runNow(name, input, limitMs)
      } finally {
        leave()
      }
    },
    close: async () => {
      isClosed = true
      await Promise.all([current?.destroy(), ...retired])
    },
  }

  async function runNow<Result>(name: string, input: unknown, limitMs: number): Promise<Result> {
    const signal = AbortSignal.timeout(limitMs)
    try {
      return await threads().run(input, { name, signal })
    } catch (cause) {
      if (signal.aborted || isOutOfMemory(cause)) throw new RunawayError(cause)
      throw cause
    }
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
