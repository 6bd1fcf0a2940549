import type { createPrediction } from '@rehearsal/contracts/predictions'
import type { RequestOf } from '@rehearsal/contracts/endpoint'
import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import { dayAfter, dayIn } from '@rehearsal/exam/learner-day'
import type { Platform } from '../../platform/services.ts'
import { addEntry } from '../comments/entry-service.ts'
import { isCountry } from '../countries/service.ts'
import { assertMayPost } from '../posting/service.ts'
import { countSightings, findVariants, hasSighting, insertSighting, type NewSighting } from './queries.ts'

type Report = RequestOf<typeof createPrediction>['body']

/** What was stored, and how often its question has now been reported. */
export type Reported = NewSighting & { id: number; total: number }

/** An exam of longer ago says nothing about today's. */
const OLDEST_YEARS = 5

/** Records that a question was seen in a real exam, and puts the entry among its comments. Returns its id. */
export async function addSighting(tx: Transaction, row: NewSighting): Promise<number> {
  const sightingId = await insertSighting(tx, row)
  const { questionId, userId, createdAt: now } = row
  await addEntry(tx, { sightingId, questionId, userId, text: row.description ?? '', now })
  return sightingId
}

/**
 * Takes a learner's report that a question was seen in an exam (specification §2.7, §5).
 *
 * @throws AppError `invalid_request` for a day ahead of the learner's own or long past, for a country that is none, and for an
 *   exam that does not have the question; `not_found` for a question that is not there; `duplicate` for a second report of a
 *   question and day; as `assertMayPost`.
 */
export async function reportSighting({ db, clock }: Platform, learner: Learner, report: Report): Promise<Reported> {
  const now = clock.now()
  const variants = await findVariants(db, report.practiceId)
  if (!variants) throw new AppError('not_found')
  const issues = [...dayIssues(report.date, dayIn(learner.timeZone, now)), ...placeIssues(report, variants)]
  if (issues.length > 0) throw new AppError('invalid_request', { issues })
  const row = rowOf(learner, report, now)
  return transaction(db, async (tx) => {
    // One post of a learner waits for the other from here on, so that of two equal ones the second finds the first.
    await assertMayPost(tx, learner, { kind: 'sighting', text: row.description ?? '' }, now)
    if (await hasSighting(tx, { ...row, userId: learner.id })) throw new AppError('duplicate')
    const id = await addSighting(tx, row)
    return { ...row, id, total: await countSightings(tx, row.questionId) }
  })
}

function rowOf(learner: Learner, { practiceId, date, country, pteType, description }: Report, now: Date): NewSighting {
  const isSaid = description !== undefined && description !== null && description !== ''
  return {
    questionId: practiceId,
    userId: learner.id,
    seenOn: date,
    country,
    variant: pteType,
    description: isSaid ? description : null,
    createdAt: now,
  }
}

function dayIssues(date: string, today: string): ErrorIssue[] {
  if (date > today) return [issueAt(['date'], 'out_of_range', 'This day is still to come: choose the day of the exam.')]
  const first = dayAfter(today, { years: -OLDEST_YEARS })
  return date < first ? [issueAt(['date'], 'out_of_range', `Choose a day from ${first} on.`)] : []
}

function placeIssues({ country, pteType }: Report, variants: readonly Report['pteType'][]): ErrorIssue[] {
  return [
    ...(isCountry(country) ? [] : [issueAt(['country'], 'unknown', 'Choose a country.')]),
    ...(variants.includes(pteType)
      ? []
      : [issueAt(['pteType'], 'other_exam', 'This exam does not have the question.')]),
  ]
}
