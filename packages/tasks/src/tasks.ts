import type { TaskId } from '@rehearsal/exam/task-ids'
import { writeFromDictation } from './listening/write-from-dictation/definition.ts'
import { reOrderParagraphs } from './reading/re-order-paragraphs/definition.ts'
import { readAloud } from './speaking/read-aloud/definition.ts'
import type { StoredTask } from './task.ts'
import { storedTask } from './task.ts'
import { summarizeWrittenText } from './writing/summarize-written-text/definition.ts'

/** Every kind with its schemas. */
export const tasks: Readonly<Record<TaskId, StoredTask>> = {
  'speaking/read-aloud': storedTask(readAloud),
  'writing/summarize-written-text': storedTask(summarizeWrittenText),
  'reading/re-order-paragraphs': storedTask(reOrderParagraphs),
  'listening/write-from-dictation': storedTask(writeFromDictation),
}
