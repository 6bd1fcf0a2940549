import { type SQL, sql } from 'drizzle-orm'

/**
 * The same expression, in which every column keeps the name of its table. In what is selected from a single table drizzle writes columns
 * without it, and within a subquery such a name means the subquery's own column.
 */
export const qualified = <Value>(expression: SQL<Value>): SQL<Value> => sql<Value>`${expression}`
