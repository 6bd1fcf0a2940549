import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../platform/http/app-error.ts'
import { dayIn } from '@rehearsal/exam/learner-day'
import type { Platform } from '../../platform/services.ts'
import { getLearner } from '../account/service.ts'
import { calendarOf } from './calendar-of.ts'
import { plannedDays } from './planned-days-service.ts'
import { findFeed, findFeedOwner, listExamDays, removeFeed, saveFeed } from './queries.ts'
import { studyDays } from './study-days.ts'

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
  const learner = await getLearner(platform, userId)
  const today = dayIn(learner.timeZone, now)
  const exams = await listExamDays(db, userId, today)
  const days = learner.status === 'PREMIUM' ? studyDays(today, exams, learner.examVariant) : []
  return calendarOf({
    exams,
    planned: await plannedDays(platform, learner, days),
    seed: hashOf(`calendar ${userId}`).slice(0, 16),
    dashboard: new URL('/dashboard', config.publicUrl),
    now,
  })
}
