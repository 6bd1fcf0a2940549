import { and, desc, eq, inArray } from 'drizzle-orm'
import { auditEntry } from '../../platform/database/schema/moderation.ts'
import { questionRevision } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

/** The latest revisions of a question, the newest first. */
export async function listRevisions(db: Db, questionId: number, limit: number) {
  const { revision, prompt, answerKey, createdAt } = questionRevision
  return db
    .select({ revision, prompt, answerKey, createdAt })
    .from(questionRevision)
    .where(eq(questionRevision.questionId, questionId))
    .orderBy(desc(revision))
    .limit(limit)
}
export type RevisionRecord = Awaited<ReturnType<typeof listRevisions>>[number]

export async function findRevision(db: Db, questionId: number, revision: number): Promise<RevisionRecord | undefined> {
  const { prompt, answerKey, createdAt } = questionRevision
  const [row] = await db
    .select({ revision: questionRevision.revision, prompt, answerKey, createdAt })
    .from(questionRevision)
    .where(and(eq(questionRevision.questionId, questionId), eq(questionRevision.revision, revision)))
  return row
}

/** What administrators did to a question, the latest first. */
export async function listDeeds(db: Db, questionId: number, actions: readonly string[]) {
  return db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectId, String(questionId)), inArray(auditEntry.action, [...actions])))
    .orderBy(desc(auditEntry.id))
}
export type DeedRecord = Awaited<ReturnType<typeof listDeeds>>[number]
