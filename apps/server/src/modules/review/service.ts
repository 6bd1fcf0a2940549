import { type ReviewGrade, type ReviewKind, reviewGradeSchema } from '@rehearsal/contracts/reviews'
import { z } from 'zod'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { findFirst, type Idempotency, keepFirst } from '../idempotency/service.ts'
import { findNextExam } from '../targets/service.ts'
import { type CardRecord, findCard, findWord, insertCard, insertLog, updateCard, upsertDailyCap } from './queries.ts'
import { isSoon } from './queue-service.ts'
import { graded, intervalSeconds, newCard } from './schedule.ts'

export type CardId = { kind: ReviewKind; wordId: number }
export type Grading = CardId & { grade: ReviewGrade; version: number }

const gradedSchema = z.object({
  version: z.number().int(),
  dueAt: z.coerce.date(),
  isDueAgain: z.boolean(),
  intervalSeconds: z.record(reviewGradeSchema, z.number().int()),
})
/** What became of a card, and what would at its next review. */
export type Graded = z.infer<typeof gradedSchema>

/**
 * Grades a card; the first grade of a word makes its card. A repeat with the same idempotency key is told the same again.
 *
 * @throws AppError `not_found` for a word that is not the learner's, `stale_version` with the card as it stands.
 */
export async function gradeCard(
  platform: Platform,
  learner: Learner,
  grading: Grading,
  idempotency: Idempotency | null,
): Promise<Graded> {
  const earlier = await findEarlier(platform, learner, idempotency)
  if (earlier) return earlier
  try {
    return await transaction(platform.db, async (tx) => {
      const now = platform.clock.now()
      const result = await gradeIn(tx, learner, grading, now)
      if (idempotency) await keepFirst(tx, learner.id, idempotency, { status: 200, body: result }, now)
      return result
    })
  } catch (error) {
    // The same request, sent twice at once, may have won meanwhile.
    const isLoser = isUniqueViolation(error) || (error instanceof AppError && error.code === 'stale_version')
    const winner = isLoser ? await findEarlier(platform, learner, idempotency) : null
    if (winner) return winner
    throw error
  }
}

export async function setDailyCap({ db }: Platform, learner: Learner, dailyCap: number): Promise<void> {
  await upsertDailyCap(db, learner.id, dailyCap)
}

async function findEarlier({ db }: Platform, learner: Learner, idempotency: Idempotency | null) {
  const first = idempotency && (await findFirst(db, learner.id, idempotency))
  return first ? gradedSchema.parse(first) : null
}

async function gradeIn(tx: Transaction, learner: Learner, grading: Grading, now: Date): Promise<Graded> {
  const { kind, wordId, grade, version } = grading
  const word = await findWord(tx, learner.id, kind, wordId)
  if (!word) throw new AppError('not_found')
  const exam = await findNextExam(tx, learner, now)
  const card = await findCard(tx, kind, wordId)
  const before = card ?? newCard(now)
  const next = graded(before, grade, now, exam?.endsAt ?? null)
  const subject = kind === 'meaning' ? { vocabWordId: wordId } : { misspeltWordId: wordId }
  const saved = card
    ? await updateCard(tx, card.id, version, next)
    : version === 0
      ? await insertCard(tx, { ...next, ...subject, userId: learner.id, version: 1, createdAt: now })
      : undefined
  if (!saved) throw new AppError('stale_version', { details: currentOf(await findCard(tx, kind, wordId)) })
  await insertLog(tx, {
    userId: learner.id,
    cardId: saved.id,
    grade,
    stateBefore: before.state,
    reviewedAt: now,
  })
  const { dueAt, version: newVersion } = saved
  return {
    version: newVersion,
    dueAt,
    isDueAgain: isSoon(saved, now),
    intervalSeconds: intervalSeconds(saved, now, exam?.endsAt ?? null),
  }
}

const currentOf = (card: CardRecord | undefined) => ({
  version: card?.version ?? 0,
  dueDate: card?.dueAt.toISOString() ?? null,
})
