import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../platform/http/app-error.ts'
import { dayIn } from '@rehearsal/exam/learner-day'
import type { Platform } from '../../platform/services.ts'
import { getAccount } from '../account/service.ts'
import { calendarOf } from './calendar-of.ts'
import { plannedDays } from './planned-days.ts'
import { findDailyPractice, findFeed, findFeedOwner, listExamDays, removeFeed, saveFeed } from './queries.ts'

const TOKEN_BYTES = 16
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Since when a learner's calendar has an address; null where it has none. */
export async function findFeedOf({ db }: Platform, userId: string): Promise<Date | null> {
  return (await findFeed(db, userId))?.createdAt ?? null
}

/** Gives a calendar a new address of 128 random bits, which is told this once: only its hash is kept. */
export async function renewFeed({ db, clock, config }: Platform, userId: string) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const createdAt = clock.now()
  await saveFeed(db, { userId, tokenHash: hashOf(token), createdAt })
  return { url: new URL(`/calendar/${token}.ics`, config.publicUrl).href, createdAt }
}

export function dropFeed({ db }: Platform, userId: string): Promise<void> {
  return removeFeed(db, userId)
}

/**
 * The calendar behind an address: the exams to come and, with a premium plan, the days of the study plan.
 *
 * @throws AppError `not_found` for an address that nobody has, or no more.
 */
export async function readFeed(platform: Platform, token: string): Promise<string> {
  const { db, clock, config } = platform
  const userId = await findFeedOwner(db, hashOf(token))
  if (userId === undefined) throw new AppError('not_found')
  const now = clock.now()
  const { user, subscription } = await getAccount(platform, userId)
  const today = dayIn(user.timeZone, now)
  const exams = await listExamDays(db, userId, today)
  const dailyPractice = subscription.status === 'PREMIUM' ? await findDailyPractice(db, userId) : undefined
  const examDays = exams.map(({ day }) => day)
  return calendarOf({
    exams,
    planned: dailyPractice === undefined ? [] : plannedDays(dailyPractice, today, examDays),
    seed: hashOf(`calendar ${userId}`).slice(0, 16),
    dashboard: new URL('/dashboard', config.publicUrl),
    now,
  })
}
