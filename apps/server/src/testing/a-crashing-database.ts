import type { Database } from '../platform/database/transaction.ts'

/** Thrown where the test wants the process to die. */
export class Crash extends Error {}

export type CrashingDatabase = {
  db: Database
  /** Dies at the nth boundary from now; null never. */ dieAt(boundary: number | null): void
}

/**
 * A database under which the process can die between any two steps: before a statement or transaction, with a
 * transaction done but not committed, and right after it was committed.
 */
export function aCrashingDatabase(base: Database): CrashingDatabase {
  let left: number | null = null
  const boundary = () => {
    if (left === null) return
    left -= 1
    if (left < 0) throw new Crash('The process died, as the test wants.')
  }
  const db: Database = Object.create(base)
  db.transaction = async (run, config) => {
    boundary()
    const result = await base.transaction(async (tx) => {
      const done = await run(tx)
      boundary()
      return done
    }, config)
    boundary()
    return result
  }
  db.insert = (table) => {
    boundary()
    return base.insert(table)
  }
  db.update = (table) => {
    boundary()
    return base.update(table)
  }
  return {
    db,
    dieAt: (at) => {
      left = at
    },
  }
}
