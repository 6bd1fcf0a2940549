import type { putTarget } from '@rehearsal/contracts/targets'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import type { z } from 'zod'
import { type Database, type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import { dayAfter, dayIn, startOfDay } from '@rehearsal/exam/learner-day'
import type { Platform } from '../../platform/services.ts'
import { findAccount, setLanguage } from '../account/service.ts'
import {
  findNextExamDate,
  findTarget,
  insertTarget,
  type NewTarget,
  type TargetRecord,
  updateTarget,
} from './queries.ts'

export type { TargetRecord }
export type TargetWish = z.output<typeof putTarget.body>

/** What is saved, or null; and the language of the profile, for a target that has none yet. */
export type FoundTarget = { target: TargetRecord | null; profileLanguage: string | null }

/** About five years (specification §5). */
const FARTHEST_EXAM_YEARS = 5

export async function getTargetOf({ db }: Platform, learner: Learner, variant: ExamVariant): Promise<FoundTarget> {
  const [target, account] = await Promise.all([findTarget(db, learner.id, variant), findAccount(db, learner.id)])
  return { target: target ?? null, profileLanguage: account?.language ?? null }
}

/**
 * Saves a target, and its language as that of the profile, which translations are in (specification §2.7, §2.10).
 *
 * @throws AppError `invalid_request` for a day that is past or too far ahead and for a language that nobody speaks, `stale_version` with the current target.
 */
export async function saveTarget(
  { db, clock }: Platform,
  learner: Learner,
  variant: ExamVariant,
  { version, language, ...wish }: TargetWish,
): Promise<TargetRecord> {
  const now = clock.now()
  requireExamDate(wish.examDate, dayIn(learner.timeZone, now))
  requireLanguage(language)
  const row = { ...wish, userId: learner.id, variant, language: language.toUpperCase(), updatedAt: now }
  return transaction(db, async (tx) => {
    // The first one saved has version 1, so that of two first ones the second is stale.
    const saved = version === 0 ? await insertTarget(tx, { ...row, version: 1 }) : await updateTarget(tx, row, version)
    if (!saved) throw new AppError('stale_version', { details: (await findTarget(tx, learner.id, variant)) ?? {} })
    await setLanguage(tx, learner.id, language.toLowerCase())
    return saved
  })
}

/** Stores the first target of a learner who did not fill in the form: the demo's. */
export async function addTarget(db: Database | Transaction, row: Omit<NewTarget, 'version'>): Promise<void> {
  await insertTarget(db, { ...row, version: 1 })
}

/** The nearest exam ahead, of either variant, and the last instant of its day; null where none is set. */
export async function findNextExam(
  db: Database | Transaction,
  { id, timeZone }: Pick<Learner, 'id' | 'timeZone'>,
  now: Date,
): Promise<{ day: string; endsAt: Date } | null> {
  const day = await findNextExamDate(db, id, dayIn(timeZone, now))
  if (day === null) return null
  const nextDay = startOfDay(dayAfter(day, { days: 1 }), timeZone)
  return { day, endsAt: new Date(nextDay.getTime() - 1) }
}

/** Days from `today` to the day of an exam; null once it is past, as if none were set. Both are days of the learner's zone. */
export function daysLeftTo(examDate: string, today: string): number | null {
  const days = Math.round((Date.parse(examDate) - Date.parse(today)) / DAY_MILLISECONDS)
  return days < 0 ? null : days
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function requireLanguage(language: string): void {
  if (languageNames.of(language) !== undefined) return
  throw new AppError('invalid_request', {
    issues: [issueAt(['language'], 'unknown', 'Choose a language from the list.')],
  })
}

function requireExamDate(examDate: string, today: string): void {
  const last = dayAfter(today, { years: FARTHEST_EXAM_YEARS })
  if (examDate >= today && examDate <= last) return
  const message = examDate < today ? 'Choose today or a later day.' : `Choose a day up to ${last}.`
  throw new AppError('invalid_request', { issues: [issueAt(['examDate'], 'out_of_range', message)] })
}
