import type { Database } from '../platform/database/transaction.ts'

const STATEMENTS: ReadonlySet<unknown> = new Set(['select', 'insert', 'update', 'delete', 'execute', '$count'])

/** A database that counts the statements that are begun with it, those of its transactions included. */
export function aCountingDatabase(base: Database): { db: Database; count: () => number } {
  let begun = 0
  const counting = <Db extends object>(db: Db): Db =>
    new Proxy(db, {
      get: (target, name) => {
        if (STATEMENTS.has(name)) begun += 1
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const db = counting(base)
  const transaction: Database['transaction'] = (run, config) => base.transaction((tx) => run(counting(tx)), config)
  return {
    db: new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) }),
    count: () => begun,
  }
}
