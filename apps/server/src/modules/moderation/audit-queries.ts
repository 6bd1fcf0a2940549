import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { escapeLike } from '../../platform/database/escape-like.ts'
import { auditEntry } from '../../platform/database/schema/moderation.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

export async function insertAuditEntry(tx: Transaction, row: typeof auditEntry.$inferInsert): Promise<void> {
  await tx.insert(auditEntry).values(row)
}

export type AuditRecord = typeof auditEntry.$inferSelect
export type AuditFilters = { area: string; search: string }

/** What was acted on: the part of the action before the dot. */
const areaOf = sql<string>`split_part(${auditEntry.action}, '.', 1)`

/** One page of the log, the latest first, and how much there is. */
export async function listEntries(db: Database, filters: AuditFilters, { page, size }: { page: number; size: number }) {
  const matching = conditionOf(filters)
  const rows = await db
    .select()
    .from(auditEntry)
    .where(matching)
    .orderBy(desc(auditEntry.id))
    .limit(size)
    .offset(page * size)
  return { rows, total: await db.$count(auditEntry, matching) }
}

export async function listAreas(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ area: areaOf }).from(auditEntry).orderBy(areaOf)
  return rows.map(({ area }) => area)
}

function conditionOf({ area, search }: AuditFilters): SQL | undefined {
  const pattern = `%${escapeLike(search)}%`
  const isFound = or(
    ilike(auditEntry.actorName, pattern),
    ilike(auditEntry.reason, pattern),
    eq(auditEntry.subjectId, search),
    ilike(sql`${auditEntry.details}::text`, pattern),
  )
  return and(area === '' ? undefined : eq(areaOf, area), search === '' ? undefined : isFound)
}
