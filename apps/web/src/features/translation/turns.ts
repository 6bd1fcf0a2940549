/** Runs a function when it is its turn. */
export type InTurn = <T>(run: () => Promise<T>, signal: AbortSignal) => Promise<T>

/** At most `limit` run at once; the others wait in a line, and what is aborted meanwhile never begins. */
export function createTurns(limit: number): InTurn {
  const waiting: (() => void)[] = []
  let free = limit
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async (run, signal) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal.throwIfAborted()
      return await run()
    } finally {
      release()
    }
  }
}
