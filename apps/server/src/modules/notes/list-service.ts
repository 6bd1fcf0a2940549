import type { listNotes } from '@rehearsal/contracts/notes'
import type { RequestOf } from '@rehearsal/contracts/endpoint'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import type { Platform } from '../../platform/services.ts'
import { countNotes, listNotesOf } from './queries.ts'
import { viewOf } from './service.ts'

type Who = { id: string }

/** How many notes there are on each kind that has any, in menu order. */
export async function countNotesOf({ db }: Platform, learner: Who) {
  const counts = await countNotes(db, learner.id)
  return counts.toSorted((a, b) => taskIds.indexOf(a.taskId) - taskIds.indexOf(b.taskId))
}

/** One page of the notes on a kind (specification §2.12). */
export async function listNotesIn(
  { db }: Platform,
  learner: Who,
  taskId: TaskId,
  query: RequestOf<typeof listNotes>['query'],
) {
  const { description: search, startDateTime, endDateTime, sort, page, size } = query
  const filters = { userId: learner.id, taskId, search, start: dateOf(startDateTime), end: dateOf(endDateTime), sort }
  const { rows, total } = await listNotesOf(db, filters, { page, size })
  return { rows: rows.map(viewOf), total }
}

const dateOf = (instant: string): Date | null => (instant === '' ? null : new Date(instant))
