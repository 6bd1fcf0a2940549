import { AsyncLocalStorage } from 'node:async_hooks'

type Scope = { isOpen: boolean }

const scopes = new AsyncLocalStorage<Scope>()

/** Runs the body of a transaction so that a statement beside it is noticed. */
export async function runInTransactionScope<Result>(run: () => Promise<Result>): Promise<Result> {
  const scope: Scope = { isOpen: true }
  try {
    return await scopes.run(scope, run)
  } finally {
    scope.isOpen = false
  }
}

/**
 * Throws when a statement is sent to the database beside the transaction that is open here: it would not
 * be part of it, and on PGlite, which has one connection, it would wait for it for ever.
 */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.isOpen === true) {
    throw new Error('A statement was sent beside the open transaction. Pass its `tx` to every query inside it.')
  }
}
