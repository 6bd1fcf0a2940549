import { PGlite } from '@electric-sql/pglite'
import { Pool, type PoolClient } from 'pg'
import { refuseInsideTransaction } from './transaction-scope.ts'

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/** PGlite that refuses what would hang it: a statement beside the transaction open in the same async context. */
export class GuardedPGlite extends PGlite {
  override async _runExclusiveTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
    refuseInsideTransaction()
    return super._runExclusiveTransaction(run)
  }
}

/** A pool with the same rule, so that what runs on PostgreSQL also runs on PGlite. */
export class GuardedPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | void {
    refuseInsideTransaction()
    return callback === undefined ? super.connect() : super.connect(callback)
  }
}
