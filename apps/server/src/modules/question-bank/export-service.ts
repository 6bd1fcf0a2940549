import type { Pack } from '@rehearsal/content/pack'
import type { BankFilters } from '@rehearsal/contracts/question-bank'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { shownKey } from '@rehearsal/tasks/shown-key'
import { z } from 'zod'
import type { Platform } from '../../platform/services.ts'
import { listForPack, type PackRowRecord } from './bank-queries.ts'
import { valueAt } from './json-path.ts'
import { listMedia } from './media-queries.ts'
import type { FiledQuestion } from './pack-file.ts'

/** The questions that pass the filters as a content pack, with all that they are heard and seen by. */
export async function exportPack({ db, clock }: Platform, filters: BankFilters) {
  const rows = await listForPack(db, filters)
  const media = await listMedia(db, [...new Set(rows.flatMap(mediaIdsOf))])
  const pack: Omit<Pack, 'questions'> & { questions: FiledQuestion[] } = {
    version: 3,
    plans: [],
    questions: rows.map(filed),
    lessons: [],
    videos: [],
    media: media.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  }
  const day = clock.now().toISOString().slice(0, 10)
  return { fileName: `question-bank-${day}.json`, questions: rows.length, file: `${JSON.stringify(pack, null, 1)}\n` }
}

function mediaIdsOf(row: PackRowRecord): string[] {
  const { recordings, pictures } = tasks[taskIdSchema.parse(row.taskId)]
  return [...recordings.map(({ at }) => at), ...pictures].flatMap((place) => {
    const id = valueAt(row, place)
    return typeof id === 'string' && id !== '' ? id : []
  })
}

function filed(row: PackRowRecord): FiledQuestion {
  const { id, title, complexity, variants, contentHash, imageType, isRetired } = row
  const taskId = taskIdSchema.parse(row.taskId)
  return {
    id,
    taskId,
    title,
    complexity,
    variants,
    // In the order of their schemas, as the builder writes them.
    prompt: inOrder(tasks[taskId].prompt, row.prompt),
    answerKey: z.json().parse(shownKey(inOrder(tasks[taskId].answerKey, row.answerKey))),
    contentHash,
    searchText: row.search,
    imageType,
    ...(isRetired ? { isRetired } : {}),
  }
}

/** A retired question may be older than its kind's schemas; it stays as it is. */
const inOrder = (schema: z.ZodType, json: unknown) => z.json().parse(schema.safeParse(json).data ?? json)
