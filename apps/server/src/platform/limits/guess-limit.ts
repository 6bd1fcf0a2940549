import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/transaction.ts'
import { addressOf } from '../http/address-of.ts'
import { tooManyTries } from '../http/too-many-tries.ts'
import { createCallCounts } from './call-counts.ts'

/** How many guesses a minute allows. */
export type GuessLimits = {
  /** At one account from one address. */
  perAccountAndAddress: number
  /** At one account from all addresses: many addresses are no way round. */
  perAccount: number
  /** From one address at all accounts, a class behind it included. */
  perAddress: number
}

/** What is tried, at whose account (an e-mail, a learner's id, a token; none for a demo), and from where. */
export type Guess = { deed: string; account: string | null; ip: string }

/** Counts a guess before it is answered. @throws AppError `too_many_requests` with when to try again. */
export type LimitGuesses = (guess: Guess) => Promise<void>

const MINUTE_MILLISECONDS = 60_000

/**
 * Makes the one limit for everything that could be guessed. It counts in the database, one statement for each limit, so that
 * it is exact over all processes; what one limit refuses is not counted by the next, so that who is refused at one address
 * does not lock an account's owner out at another.
 */
export function createGuessLimit(db: Database, clock: Clock, limits: GuessLimits): LimitGuesses {
  const counts = createCallCounts(db, clock)
  const { perAccountAndAddress, perAccount, perAddress } = limits
  return async ({ deed, account, ip }) => {
    const address = addressOf(ip)
    const limited: [string, number][] = [[`guess from ${address}`, perAddress]]
    if (account !== null) {
      const at = `${deed} at ${comparableTyped(account)}`
      limited.push([`${at} from ${address}`, perAccountAndAddress], [at, perAccount])
    }
    for (const [name, max] of limited) {
      const { count, endsAt } = await counts.add(name, 1, MINUTE_MILLISECONDS)
      if (count > max) throw tooManyTries(endsAt.getTime() - clock.now().getTime())
    }
  }
}
