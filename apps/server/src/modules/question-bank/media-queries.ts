import { scriptSchema } from '@rehearsal/content/pack'
import { inArray } from 'drizzle-orm'
import { contentMedia } from '../../platform/database/schema/content-media.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import type { NewMedia } from './new-media.ts'

/** Those of these recordings and pictures that there are. */
export async function listMedia(db: Database | Transaction, ids: readonly string[]): Promise<NewMedia[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: contentMedia.id, script: contentMedia.script, svg: contentMedia.svg })
    .from(contentMedia)
    .where(inArray(contentMedia.id, [...ids]))
  return rows.map(({ id, script, svg }) =>
    svg === null ? { id, kind: 'speech', script: scriptSchema.parse(script) } : { id, kind: 'picture', svg },
  )
}
