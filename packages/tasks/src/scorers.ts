import type { TaskId } from '@rehearsal/exam/task-ids'
import { scoreWriteFromDictation } from './listening/write-from-dictation/scorer.ts'
import { scoreReOrderParagraphs } from './reading/re-order-paragraphs/scorer.ts'
import type { StoredScorer } from './scorer.ts'
import { scoreReadAloud } from './speaking/read-aloud/scorer.ts'
import { scoreSummarizeWrittenText } from './writing/summarize-written-text/scorer.ts'

export type { ScoringServices } from './scorer.ts'

export const scorers: Readonly<Record<TaskId, StoredScorer>> = {
  'speaking/read-aloud': scoreReadAloud,
  'writing/summarize-written-text': scoreSummarizeWrittenText,
  'reading/re-order-paragraphs': scoreReOrderParagraphs,
  'listening/write-from-dictation': scoreWriteFromDictation,
}
