import { searchedId } from '@rehearsal/exam/search-text'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { asCompared, containsTerms } from '../../platform/database/contains-terms.ts'
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
  const texts = [auditEntry.actorName, auditEntry.reason, sql`${auditEntry.details}::text`]
  const isNamed = containsTerms(search, texts.map(asCompared))
  const id = searchedId(search)
  const isFound =
    isNamed &&
    or(isNamed, eq(auditEntry.subjectId, search), id === null ? undefined : eq(auditEntry.subjectId, String(id)))
  return and(area === '' ? undefined : eq(areaOf, area), isFound)
}
