import { type ImportReport, importVocabWords } from '@rehearsal/contracts/word-lists'
import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { call } from '../../../shared/api/call.ts'

export type WordListWish = { text: string; taskId: TaskId | null; isDryRun: boolean }

/** Imports a list, or says what would become of it. The learner has seen which lines cannot be kept: they are left out. */
export const importWords = ({ text, taskId, isDryRun }: WordListWish): Promise<ImportReport> =>
  call(importVocabWords, {
    body: {
      text,
      dryRun: isDryRun,
      skipInvalid: !isDryRun,
      ...(taskId === null ? {} : { practiceType: practiceTypeOf(taskId) }),
    },
  })
