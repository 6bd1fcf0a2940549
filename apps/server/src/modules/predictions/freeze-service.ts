import { type ExamVariant, examVariantSchema } from '@rehearsal/exam/exam-variant'
import { predictKind } from '@rehearsal/exam/predictions/predict-kind'
import { predictionRules } from '@rehearsal/exam/predictions/rules'
import { weekAfter } from '@rehearsal/exam/predictions/week'
import { z } from 'zod'
import { holdLock } from '../../platform/database/hold-lock.ts'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import type { Job } from '../../platform/queue/queue.ts'
import type { Platform } from '../../platform/services.ts'
import {
  findFirstReport,
  insertItems,
  insertList,
  listFrozenWeeks,
  listQuestionIds,
  listSightingsBefore,
  type NewItem,
} from './queries.ts'
import { runningWeek } from './week-service.ts'

/** Makes the lists that are due. */
export const freezeListsJob: Job<null> = { name: 'predictions.freeze-lists', payload: z.null() }

/** Weeks that were missed longer ago stay without a list. */
export const WEEKS_KEPT = 12

/**
 * `predictions.freeze-lists`: makes the list of the running week and of each of the weeks before it that has none, from the
 * reports that there were when that week began. A list that is there is never touched; several processes may try at once.
 */
export async function freezeLists({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  for (const variant of examVariantSchema.options) {
    const frozen = await transaction(db, async (tx) => {
      await holdLock(tx, `predictions ${variant}`)
      const due = await dueWeeks(tx, variant, runningWeek(now))
      for (const monday of due) await freezeWeek(tx, variant, monday, now)
      return due
    })
    if (frozen.length > 0) log.info({ variant, weeks: frozen }, 'weekly lists frozen')
  }
}

/** The weeks without a list that began after the first report, the running one last. */
async function dueWeeks(tx: Transaction, variant: ExamVariant, running: string): Promise<string[]> {
  const oldest = weekAfter(running, 1 - WEEKS_KEPT)
  const [frozen, first] = [await listFrozenWeeks(tx, variant, oldest), await findFirstReport(tx, variant)]
  if (first === null) return []
  return Array.from({ length: WEEKS_KEPT }, (_, i) => weekAfter(oldest, i)).filter(
    (monday) => !frozen.includes(monday) && first.getTime() < Date.parse(`${monday}T00:00:00Z`),
  )
}

async function freezeWeek(tx: Transaction, variant: ExamVariant, weekStart: string, now: Date): Promise<void> {
  const sightings = await listSightingsBefore(tx, variant, { monday: weekStart })
  const kinds = await listQuestionIds(tx, variant)
  const listId = await insertList(tx, { variant, weekStart, ranking: predictionRules.name, frozenAt: now })
  if (listId === undefined) return
  const items = [...kinds.values()].flatMap((questionIds): NewItem[] =>
    predictKind(sightings, questionIds, weekStart).map((ranked, i) => ({
      ...ranked,
      rank: i + 1,
      questions: questionIds.size,
    })),
  )
  await insertItems(tx, listId, items)
}
