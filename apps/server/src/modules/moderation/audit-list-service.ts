import type { Platform } from '../../platform/services.ts'
import { type AuditFilters, listAreas, listEntries } from './audit-queries.ts'

/** One page of what administrators did, and what there is to filter by. */
export async function listAudit(
  { db }: Platform,
  { page, size, ...filters }: AuditFilters & { page: number; size: number },
) {
  return { ...(await listEntries(db, filters, { page, size })), areas: await listAreas(db) }
}
