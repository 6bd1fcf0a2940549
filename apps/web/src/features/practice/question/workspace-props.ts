import type { Practice } from '@rehearsal/contracts/practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskFace } from '@rehearsal/tasks/task'
import type { TaskView } from '@rehearsal/tasks/views'
import type { ListFilters } from '../list-search.ts'

/** Everything that a question is worked on with. */
export type WorkspaceProps = {
  face: TaskFace
  view: TaskView
  practice: Practice
  filters: ListFilters
  userId: string
  variant: ExamVariant
  /** The answer whose result the address asks to open. */
  answerId: number | null
}
