import type { Database, Transaction } from '../platform/database/transaction.ts'

/** A database that notes what each of its transactions does, in order: `select`, `insert`, `update` and so on, subqueries among them. */
export function notingTransactions(base: Database): { db: Database; done: string[][] } {
  const done: string[][] = []
  const noting = (tx: Transaction): Transaction => {
    const deeds: string[] = []
    done.push(deeds)
    return new Proxy(tx, {
      get: (of, name) => {
        deeds.push(String(name))
        const value: unknown = Reflect.get(of, name, of)
        return typeof value === 'function' ? value.bind(of) : value
      },
    })
  }
  const transaction: Database['transaction'] = (run, config) => base.transaction((tx) => run(noting(tx)), config)
  const db = new Proxy(base, {
    get: (of, name) => (name === 'transaction' ? transaction : Reflect.get(of, name)),
  })
  return { db, done }
}
