import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findUsed, giveBackOne, insertReserved, listUsed, settle, takeOne } from './queries.ts'
import { type FreeAi, scopeOf } from './scope.ts'

export type { FreeAi }

/** Who spends, as far as credits care. */
export type Spender = { id: string; status: SubscriptionStatus; timeZone: string }

/**
 * Reserves one free AI scoring for an attempt, in the attempt's own transaction. Premium learners spend none.
 *
 * @throws AppError `ai_credits_exhausted`: the transaction then stores nothing.
 */
export async function reserveCredit(
  tx: Transaction,
  learner: Spender,
  attempt: { id: number; taskId: TaskId },
  freeAi: FreeAi,
  now: Date,
) {
  if (learner.status === 'PREMIUM') return
  const scope = scopeOf(freeAi, learner, attempt.taskId, now)
  if (!(await takeOne(tx, learner.id, scope, freeAi.freeAiSubmissions))) throw new AppError('ai_credits_exhausted')
  await insertReserved(tx, { attemptId: attempt.id, userId: learner.id, scope, now })
}

/** Charges the attempt's credit: called in the transaction that delivers the score. */
export async function chargeCredit(tx: Transaction, attemptId: number, now: Date) {
  await settle(tx, attemptId, 'charged', now)
}

/** Gives the attempt's credit back when no score was delivered; a charged credit stays charged. */
export async function releaseCredit(tx: Transaction, attemptId: number, now: Date) {
  const settled = await settle(tx, attemptId, 'released', now)
  if (settled) await giveBackOne(tx, settled.userId, settled.scope)
}

const judgedKinds = taskIds.filter((taskId) => tasks[taskId].scoredBy === 'ai')

/**
 * Free AI scorings left; null when there is no limit. Reserved ones count as used. Where each kind is counted alone,
 * those of the asked kind, or without one as many as the kind that has the most.
 */
export async function remainingCredits(
  db: Database | Transaction,
  learner: Spender,
  freeAi: FreeAi,
  now: Date,
  taskId?: TaskId,
): Promise<number | null> {
  if (learner.status === 'PREMIUM') return null
  const kinds = taskId === undefined ? judgedKinds : [taskId]
  const scopes = [...new Set(kinds.map((kind) => scopeOf(freeAi, learner, kind, now)))]
  const used = await listUsedOf(db, learner.id, scopes)
  return Math.max(0, ...used.map((count) => freeAi.freeAiSubmissions - count))
}

/** The kinds of which a free scoring is refused now: none with a premium plan. Reserved ones count as used. */
export async function exhaustedKinds(
  db: Database | Transaction,
  learner: Spender,
  freeAi: FreeAi,
  now: Date,
): Promise<ReadonlySet<TaskId>> {
  if (learner.status === 'PREMIUM') return new Set()
  const scopeOfKind = new Map(judgedKinds.map((kind) => [kind, scopeOf(freeAi, learner, kind, now)]))
  const scopes = [...new Set(scopeOfKind.values())]
  const used = await listUsedOf(db, learner.id, scopes)
  const spent = new Set(scopes.filter((_, index) => (used[index] ?? 0) >= freeAi.freeAiSubmissions))
  return new Set(judgedKinds.filter((kind) => spent.has(scopeOfKind.get(kind) ?? null)))
}

async function listUsedOf(db: Database | Transaction, userId: string, scopes: (string | null)[]): Promise<number[]> {
  const named = scopes.filter((scope) => scope !== null)
  if (named.length === 0) return [await findUsed(db, userId)]
  const used = await listUsed(db, userId, named)
  return named.map((scope) => used.get(scope) ?? 0)
}

/** Refuses early, before costly work, when nothing is left. The reservation itself decides. */
export async function requireCredit(db: Database, learner: Spender, freeAi: FreeAi, now: Date, taskId: TaskId) {
  if ((await remainingCredits(db, learner, freeAi, now, taskId)) === 0) throw new AppError('ai_credits_exhausted')
}
