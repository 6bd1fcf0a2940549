import type { Pack, PackQuestion } from '@rehearsal/content/pack'
import { searchText } from '@rehearsal/exam/search-text'
import type { Clock } from '../../platform/clock.ts'
import { holdLock } from '../../platform/database/hold-lock.ts'
import { type Database, transaction } from '../../platform/database/transaction.ts'
import { BANK_LOCK } from './bank-lock.ts'
import {
  insertMedia,
  insertQuestions,
  listHashes,
  listMediaIds,
  listSearches,
  type NewQuestion,
  retireOthers,
  type RevisedQuestion,
  saveSearches,
  updateQuestions,
} from './queries.ts'

export type ImportReport = {
  added: number
  changed: number
  unchanged: number
  retired: number
  /** Ids that were edited in the console: the file is not taken over them. */
  kept: number[]
}

type Known = Awaited<ReturnType<typeof listHashes>>[number]
type Changes = { added: NewQuestion[]; changed: RevisedQuestion[]; unchanged: number; kept: number[] }

/**
 * Brings the built question bank into the database: an upsert per question whose content hash changed.
 *
 * A changed question gets the next revision, one edited in the console is reported and left alone, and one whose
 * file has vanished is retired, never deleted. Instances that start at once take turns.
 */
export function importPack(db: Database, clock: Clock, pack: Pack): Promise<ImportReport> {
  const now = clock.now()
  return transaction(db, async (tx) => {
    await holdLock(tx, BANK_LOCK)
    const held = new Set(await listMediaIds(tx))
    await insertMedia(
      tx,
      pack.media.filter(({ id }) => !held.has(id)),
      now,
    )
    const { added, changed, unchanged, kept } = compare(pack.questions, await listHashes(tx))
    await insertQuestions(tx, added, now)
    await updateQuestions(tx, changed, now)
    await saveSearches(tx, staleSearches(await listSearches(tx)))
    const ids = pack.questions.map(({ id }) => id)
    const retired = await retireOthers(tx, ids, now)
    return { added: added.length, changed: changed.length, unchanged, retired, kept }
  })
}

/** Texts to search that were stored before text was compared as it is now, made anew. */
function staleSearches(rows: Awaited<ReturnType<typeof listSearches>>) {
  const renewed = rows.map(({ id, search }) => ({ id, before: search, search: searchText(search.split('\n')) }))
  return renewed.filter(({ before, search }) => search !== before)
}

function compare(questions: readonly PackQuestion[], rows: readonly Known[]): Changes {
  const known = new Map(rows.map((row) => [row.id, row]))
  const changes: Changes = { added: [], changed: [], unchanged: 0, kept: [] }
  for (const packed of questions) {
    const row = known.get(packed.id)
    if (!row) changes.added.push(rowOf(packed))
    else if (row.contentHash === packed.contentHash && !row.isRetired) changes.unchanged++
    else if (row.source === 'console') changes.kept.push(packed.id)
    else changes.changed.push({ ...rowOf(packed), revision: row.revision + 1 })
  }
  return changes
}

function rowOf({ searchText, ...packed }: PackQuestion): NewQuestion {
  return { ...packed, search: searchText }
}
