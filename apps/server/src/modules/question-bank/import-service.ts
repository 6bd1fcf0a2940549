import type { Pack, PackQuestion } from '@rehearsal/content/pack'
import type { Clock } from '../../platform/clock.ts'
import { type Database, transaction } from '../../platform/database/transaction.ts'
import { insertMedia, insertQuestion, listHashes, type NewQuestion, retireOthers, updateQuestion } from './queries.ts'

export type ImportReport = {
  added: number
  changed: number
  unchanged: number
  retired: number
  /** Ids that were edited in the console: the file is not taken over them. */
  kept: number[]
}

/**
 * Brings the built question bank into the database: an upsert per question whose content hash changed.
 *
 * A changed question gets the next revision, one edited in the console is reported and left alone, and one whose
 * file has vanished is retired, never deleted.
 */
export function importPack(db: Database, clock: Clock, pack: Pack): Promise<ImportReport> {
  const now = clock.now()
  return transaction(db, async (tx) => {
    const report: ImportReport = { added: 0, changed: 0, unchanged: 0, retired: 0, kept: [] }
    const existing = new Map((await listHashes(tx)).map((row) => [row.id, row]))
    await insertMedia(tx, pack.media, now)
    for (const packed of pack.questions) {
      const row = existing.get(packed.id)
      if (!row) {
        await insertQuestion(tx, rowOf(packed), now)
        report.added++
      } else if (row.contentHash === packed.contentHash && !row.isRetired) {
        report.unchanged++
      } else if (row.source === 'console') {
        report.kept.push(packed.id)
      } else {
        await updateQuestion(tx, rowOf(packed), row.revision + 1, now)
        report.changed++
      }
    }
    report.retired = await retireOthers(
      tx,
      pack.questions.map(({ id }) => id),
      now,
    )
    return report
  })
}

function rowOf({ searchText, ...packed }: PackQuestion): NewQuestion {
  return { ...packed, search: searchText }
}
