import { z } from 'zod'
import { findAccountByEmail } from './modules/account/service.ts'
import { grantPremium } from './modules/subscriptions/service.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { transaction } from './platform/database/transaction.ts'

const USAGE = `npm run -s admin -- grant-premium EMAIL DAYS    gives an account DAYS days of the premium plan`

const commandSchema = z.tuple([z.literal('grant-premium'), z.email(), z.coerce.number().int().min(1).max(3660)])

/** What an operator does without the product's pages. */
async function run(): Promise<number> {
  const command = commandSchema.safeParse(process.argv.slice(2))
  if (!command.success) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const [, email, days] = command.data
  const database = await openDatabase(readConfig().database, { onConnectionError: () => undefined })
  try {
    await migrateDatabase(database)
    const user = await findAccountByEmail(database.db, email)
    if (!user) {
      process.stderr.write(`There is no account with the e-mail ${email}.\n`)
      return 1
    }
    const endsAt = await transaction(database.db, (tx) => grantPremium(tx, user.id, days, 'admin', systemClock.now()))
    process.stdout.write(`${email} is PREMIUM until ${endsAt.toISOString()}\n`)
    return 0
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
