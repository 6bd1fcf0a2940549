import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import { type ExportFormat, exportVocabWords, WORDS_WITHOUT_AUDIO_HEADER } from '@rehearsal/contracts/word-lists'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { download, saveFile } from '../../../shared/api/download.ts'

/** Saves the words as a file. Returns how many are in it without their recording. */
export async function exportWords(format: ExportFormat, taskId: TaskId | null): Promise<number> {
  const query = { format, ...(taskId === null ? {} : { practiceType: practiceTypeOf(taskId) }) }
  const file = await download(exportVocabWords, { query })
  saveFile(file)
  return Number(file.headers.get(WORDS_WITHOUT_AUDIO_HEADER) ?? 0)
}
