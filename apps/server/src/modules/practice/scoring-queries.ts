import type { Score } from '@rehearsal/exam/score'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { and, eq, gte, inArray, lt, or, isNull, sql } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export const MAX_TRIES = 3
export const LEASE_SECONDS = 30

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`
const isWaiting = and(
  inArray(attempt.status, ['queued', 'scoring']),
  or(isNull(attempt.leaseUntil), sql`${attempt.leaseUntil} <= now()`),
)

/**
 * Takes a waiting answer for `owner`, or nothing. Learners take turns: next is the oldest answer of whoever has fewest before it that are
 * scored now or waited longer, so that a whole mock test holds nobody up. Leases run by the database's clock. The inner query is compared,
 * not joined: a join may run it again for each row, and would claim several.
 */
export async function claimNext(db: Db, owner: string) {
  const turn = turns(db)
  const next = db
    .select({ id: attempt.id })
    .from(attempt)
    .innerJoin(turn, eq(turn.id, attempt.id))
    .where(and(isWaiting, lt(attempt.tries, MAX_TRIES)))
    .orderBy(turn.place, attempt.id)
    .limit(1)
    .for('update', { of: attempt, skipLocked: true })
  const [row] = await db
    .update(attempt)
    .set({ status: 'scoring', leaseOwner: owner, leaseUntil: leaseEnd, tries: sql`${attempt.tries} + 1` })
    .where(eq(attempt.id, sql`(${next})`))
    .returning()
  return row && { ...row, taskId: taskIdSchema.parse(row.taskId) }
}

/** The place of each answer that is not scored yet among those of its learner: what is being scored comes first, then the oldest. */
const turns = (db: Db) =>
  db
    .select({
      id: attempt.id,
      place: sql<number>`row_number() over (partition by ${attempt.userId} order by ${isWaiting}, ${attempt.id})`.as(
        'place',
      ),
    })
    .from(attempt)
    .where(inArray(attempt.status, ['queued', 'scoring']))
    .as('turn')

export type ClaimedAttempt = NonNullable<Awaited<ReturnType<typeof claimNext>>>

const isHeldBy = (attemptId: number, owner: string) =>
  and(eq(attempt.id, attemptId), eq(attempt.leaseOwner, owner), eq(attempt.status, 'scoring'))

/** Keeps the lease while the answer is still being scored; false when it was lost. */
export async function renewLease(db: Db, attemptId: number, owner: string): Promise<boolean> {
  const rows = await db
    .update(attempt)
    .set({ leaseUntil: leaseEnd })
    .where(isHeldBy(attemptId, owner))
    .returning({ id: attempt.id })
  return rows.length > 0
}

/** Writes the score while the lease is held; false when it was lost, and the late result is dropped. */
export async function completeAttempt(
  db: Db,
  attemptId: number,
  owner: string,
  score: Score,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(attempt)
    .set({
      status: 'scored',
      score,
      engine: score.engine,
      scoredAt: now,
      leaseUntil: null,
      leaseOwner: null,
      failureCode: null,
    })
    .where(and(isHeldBy(attemptId, owner), sql`${attempt.leaseUntil} > now()`))
    .returning({ id: attempt.id })
  return rows.length > 0
}

/** Gives a claimed answer back to be tried again after `delaySeconds`; with MAX_TRIES it will be ended instead. */
export async function requeueAttempt(
  db: Db,
  attemptId: number,
  owner: string,
  { delaySeconds, tries, failureCode }: { delaySeconds: number; tries: number; failureCode: string },
) {
  await db
    .update(attempt)
    .set({
      status: 'queued',
      tries,
      leaseOwner: null,
      leaseUntil: sql`now() + make_interval(secs => ${delaySeconds})`,
      failureCode,
    })
    .where(isHeldBy(attemptId, owner))
}

/** Ends every waiting answer that has used up its tries; returns whose they are. */
export async function failExhausted(db: Db) {
  return db
    .update(attempt)
    .set({
      status: 'failed',
      leaseOwner: null,
      leaseUntil: null,
      failureCode: sql`coalesce(${attempt.failureCode}, 'interrupted')`,
    })
    .where(and(isWaiting, sql`${attempt.tries} >= ${MAX_TRIES}`))
    .returning({ id: attempt.id, userId: attempt.userId })
}

/** Gives answers back to be scored whose tries were used up: they have all of them anew. */
export async function requeueFailed(db: Db, attemptIds: readonly number[]) {
  await db
    .update(attempt)
    .set({ status: 'queued', tries: 0, failureCode: null })
    .where(and(inArray(attempt.id, [...attemptIds]), eq(attempt.status, 'failed')))
}

/** Answers that were scored since then. */
export async function listScoredSince(db: Db, since: Date) {
  const rows = await db
    .select({
      attemptId: attempt.id,
      userId: attempt.userId,
      taskId: attempt.taskId,
      questionId: attempt.questionId,
    })
    .from(attempt)
    .where(and(eq(attempt.status, 'scored'), gte(attempt.scoredAt, since)))
    .orderBy(attempt.id)
  return rows.map((row) => ({ ...row, taskId: taskIdSchema.parse(row.taskId) }))
}

/** Frees every lease: only for a process that knows it is alone, as the embedded database guarantees. */
export async function releaseAllLeases(db: Db) {
  await db
    .update(attempt)
    .set({ leaseOwner: null, leaseUntil: null, status: 'queued' })
    .where(inArray(attempt.status, ['queued', 'scoring']))
}
