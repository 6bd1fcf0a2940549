import { type ImportReport, importVocabWords } from '@rehearsal/contracts/word-lists'
import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { call } from '../../../shared/api/call.ts'

/** What becomes of the meanings of words that are kept already. */
export type Meanings = 'keep' | 'replace'

export type WordListWish = { text: string; taskId: TaskId | null; isDryRun: boolean; meanings: Meanings }

/** Imports a list, or says what would become of it. The learner has seen which lines cannot be kept: they are left out. */
export const importWords = ({ text, taskId, isDryRun, meanings }: WordListWish): Promise<ImportReport> =>
  call(importVocabWords, {
    body: {
      text,
      dryRun: isDryRun,
      skipInvalid: !isDryRun,
      meanings,
      ...(taskId === null ? {} : { practiceType: practiceTypeOf(taskId) }),
    },
  })
