import { practiceTypeSlug } from '@rehearsal/contracts/practice-type'
import type { ExportFormat } from '@rehearsal/contracts/word-lists'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Learner } from '../../platform/http/learner.ts'
import { dayIn } from '@rehearsal/exam/learner-day'
import type { Platform } from '../../platform/services.ts'
import { ankiPackage } from './anki-package-service.ts'
import { csvOf } from './csv-export-service.ts'
import { type ExportedWord, exportedWords } from './export-rows-service.ts'
import { recordingsOfWords } from './word-audio-service.ts'

/** A file on its way to a learner. */
export type Download = {
  name: string
  contentType: string
  content: AsyncIterable<string | Uint8Array>
  /** Words whose recording is not in it; 0 where the format has none. */
  wordsWithoutAudio: number
}

type Wish = { format: ExportFormat; taskId: TaskId | null; signal: AbortSignal }

/** The words of a learner as a file, of one kind of question or all. */
export async function exportWords(platform: Platform, learner: Learner, wish: Wish): Promise<Download> {
  const { format, taskId, signal } = wish
  const now = platform.clock.now()
  const kind = taskId === null ? '' : `-${practiceTypeSlug(taskId)}`
  const name = `rehearsal-words${kind}-${dayIn(learner.timeZone, now)}.${format}`
  const parts = exportedWords(platform, learner, taskId)
  if (format === 'csv') {
    return { name, contentType: 'text/csv; charset=utf-8', content: csvOf(parts), wordsWithoutAudio: 0 }
  }
  const words: ExportedWord[] = []
  for await (const part of parts) words.push(...part)
  const keys = await recordingsOfWords(
    platform,
    words.map(({ word }) => word),
    { signal },
  )
  const withAudio = words.map((word) => ({ ...word, objectKey: keys.get(word.word) ?? null }))
  return {
    name,
    contentType: 'application/octet-stream',
    content: ankiPackage(platform.storage, withAudio, now),
    wordsWithoutAudio: withAudio.filter(({ objectKey }) => objectKey === null).length,
  }
}
