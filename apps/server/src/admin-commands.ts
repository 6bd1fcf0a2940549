import { emailSchema } from '@rehearsal/contracts/sign-in'
import { discountCodeSchema } from '@rehearsal/contracts/pricing'
import { z } from 'zod'
import { findAccountByEmail } from './modules/account/service.ts'
import { appoint } from './modules/moderation/administrator-service.ts'
import {
  addCoupon,
  closeCoupon,
  couponLine,
  listAllCoupons,
  newCouponSchema,
} from './modules/pricing/coupon-admin-service.ts'
import { grantPremium } from './modules/subscriptions/service.ts'
import { systemClock } from './platform/clock.ts'
import { type Database, transaction } from './platform/database/transaction.ts'

export const USAGE = `npm run -s admin -- grant-premium EMAIL DAYS    gives an account DAYS days of the premium plan
npm run -s admin -- make-admin EMAIL            lets an account into the console under /admin
npm run -s admin -- remove-admin EMAIL          makes it a learner's account again
npm run -s admin -- create-coupon CODE 20%      a promo code: so many percent off both prices,
npm run -s admin -- create-coupon CODE 5.00 USD so many dollars off, or
npm run -s admin -- create-coupon CODE 50000 IRT so many Toman off; and after it, as wanted,
        --from 2026-01-01 --until 2026-02-01    the days (UTC) between which it is good
        --total 100 --per-learner 1             how often it can be used by all, and by each (1 unless told)
        --only USD                              the one currency that a percentage lowers
npm run -s admin -- list-coupons                all promo codes, the latest first
npm run -s admin -- end-coupon CODE             makes a promo code invalid from now on`

const grantSchema = z.tuple([emailSchema, z.coerce.number().int().min(1).max(3660)])
const appointedSchema = z.tuple([emailSchema])
const codeSchema = z.tuple([discountCodeSchema])

/** What a command tells the operator: its answer, or why it did nothing. */
export type Told = { line: string; isDone: boolean }
/** What a command does with its arguments, once the database is open; null where they are not as they should be. */
type Command = (args: string[]) => ((db: Database) => Promise<Told>) | null

/** What the words behind `admin` ask for; null where they ask for nothing that there is. */
export function readCommand([name = '', ...args]: string[]): ReturnType<Command> {
  return (Object.hasOwn(commands, name) ? commands[name]?.(args) : null) ?? null
}

const commands: Record<string, Command> = {
  'grant-premium': (args) => {
    const { data } = grantSchema.safeParse(args)
    return data ? (db) => grant(db, ...data) : null
  },
  'make-admin': (args) => appointing(args, 'admin'),
  'remove-admin': (args) => appointing(args, 'learner'),
  'create-coupon': (args) => {
    const { data } = newCouponSchema.safeParse(args)
    if (!data) return null
    return async (db) => {
      const isNew = await addCoupon(db, data, systemClock.now())
      return isNew ? say(`${data.code} is good now.`) : complain(`There is a code ${data.code} already.`)
    }
  },
  'list-coupons': (args) => (args.length > 0 ? null : list),
  'end-coupon': (args) => {
    const [code] = codeSchema.safeParse(args).data ?? []
    return code === undefined ? null : (db) => end(db, code)
  },
}

function appointing(args: string[], role: 'learner' | 'admin'): ReturnType<Command> {
  const [email] = appointedSchema.safeParse(args).data ?? []
  if (email === undefined) return null
  return async (db) => {
    const user = await findAccountByEmail(db, email)
    if (!user) return complain(`There is no account with the e-mail ${email}.`)
    const isNew = await appoint(db, user, role, systemClock.now())
    const name = role === 'admin' ? 'an administrator' : 'a learner'
    return say(isNew ? `${email} is ${name} now.` : `${email} is ${name} already.`)
  }
}

async function list(db: Database): Promise<Told> {
  const coupons = await listAllCoupons(db)
  return say(coupons.length === 0 ? 'There are no promo codes.' : coupons.map(couponLine).join('\n'))
}

async function end(db: Database, code: string): Promise<Told> {
  const isEnded = await closeCoupon(db, code, systemClock.now())
  return isEnded ? say(`${code} has ended.`) : complain(`There is no code ${code} that has not ended.`)
}

async function grant(db: Database, email: string, days: number): Promise<Told> {
  const user = await findAccountByEmail(db, email)
  if (!user) return complain(`There is no account with the e-mail ${email}.`)
  const endsAt = await transaction(db, (tx) => grantPremium(tx, user.id, days, 'admin', systemClock.now()))
  return say(`${email} is PREMIUM until ${endsAt.toISOString()}`)
}

const say = (line: string): Told => ({ line, isDone: true })
const complain = (line: string): Told => ({ line, isDone: false })
