import type { Complexity } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Facts, FieldText } from '../kinds/kind.ts'

/** One question as the checks of the whole bank see it. */
export type BankQuestion = {
  file: string
  id: number
  taskId: TaskId
  title: string
  complexity: Complexity
  variants: readonly ExamVariant[]
  spelling: 'GB' | 'US'
  facts: Facts
  /** Every text of the file with its place. */
  texts: readonly FieldText[]
}
