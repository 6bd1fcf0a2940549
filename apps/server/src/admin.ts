import { readCommand, USAGE } from './admin-commands.ts'
import { readConfig } from './platform/config.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'

/** What an operator does without the product's pages. */
async function run(): Promise<number> {
  const command = readCommand(process.argv.slice(2))
  // Before the database is opened: a wrong command must not wait for it.
  if (!command) return complain(USAGE, 2)
  const database = await openDatabase(readConfig().database, { onConnectionError: () => undefined })
  try {
    await migrateDatabase(database)
    const { line, isDone } = await command(database.db)
    if (!isDone) return complain(line)
    process.stdout.write(`${line}\n`)
    return 0
  } finally {
    await database.close()
  }
}

function complain(line: string, code = 1): number {
  process.stderr.write(`${line}\n`)
  return code
}

try {
  process.exitCode = await run()
} catch (error) {
  process.exitCode = complain(error instanceof Error ? error.message : String(error))
}
