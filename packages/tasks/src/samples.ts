import type { TaskId } from '@rehearsal/exam/task-ids'
import { sample as writeFromDictation } from './listening/write-from-dictation/sample.ts'
import { sample as reOrderParagraphs } from './reading/re-order-paragraphs/sample.ts'
import { sample as readAloud } from './speaking/read-aloud/sample.ts'
import { sample as summarizeWrittenText } from './writing/summarize-written-text/sample.ts'

export type Sample = {
  prompt: unknown
  answerKey: unknown
  otherAnswerKey: unknown
  submission: unknown
  answer: unknown
}

/** A question, two different keys and an answer of every kind, for tests and test builders. */
export const samples: Readonly<Record<TaskId, Sample>> = {
  'speaking/read-aloud': readAloud,
  'writing/summarize-written-text': summarizeWrittenText,
  'reading/re-order-paragraphs': reOrderParagraphs,
  'listening/write-from-dictation': writeFromDictation,
}
