import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Kind } from './kind.ts'
import { writeFromDictation } from './listening-write-from-dictation.ts'
import { reOrderParagraphs } from './reading-re-order-paragraphs.ts'
import { readAloud } from './speaking-read-aloud.ts'
import { summarizeWrittenText } from './writing-summarize-written-text.ts'

/** Every kind that the builder can read. */
export const kinds: Readonly<Record<TaskId, Kind>> = {
  'speaking/read-aloud': readAloud,
  'writing/summarize-written-text': summarizeWrittenText,
  'reading/re-order-paragraphs': reOrderParagraphs,
  'listening/write-from-dictation': writeFromDictation,
}
