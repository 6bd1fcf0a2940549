import { onTestFinished, vi } from 'vitest'
import type { OpenDatabase } from '../platform/database/open-database.ts'

/** What is asked of a database from now on to the end of the test, transactions on PostgreSQL apart: SQL in the order in which it comes. */
export function watchedStatements(database: OpenDatabase): { all: () => string[]; forget: () => void } {
  const query = database.kind === 'pglite' ? vi.spyOn(database.client, 'query') : vi.spyOn(database.client, 'query')
  onTestFinished(() => query.mockRestore())
  return { all: () => query.mock.calls.map(([asked]) => textOf(asked)), forget: () => query.mockClear() }
}

/** PGlite is asked with a text, a pool with a text or what has one. */
function textOf(asked: unknown): string {
  if (typeof asked === 'object' && asked !== null && 'text' in asked) return String(asked.text)
  return String(asked)
}
