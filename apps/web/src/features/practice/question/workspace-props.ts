import type { Practice } from '@rehearsal/contracts/practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskFace } from '@rehearsal/tasks/task'
import type { TaskView } from '@rehearsal/tasks/views'
import type { ReactNode } from 'react'
import type { Discussion } from '../answers/discussion.ts'
import type { ListFilters } from '../list-search.ts'
import type { AnswerMode } from '../../../shared/answer-clock.ts'

/** What other features put into the section header, such as the video buttons, given the question as it stands. */
export type HeaderTools = (practice: Practice, standing: { isAnswerShown: boolean; mode: AnswerMode }) => ReactNode

/** Everything that a question is worked on with. */
export type WorkspaceProps = {
  face: TaskFace
  view: TaskView
  practice: Practice
  filters: ListFilters
  userId: string
  variant: ExamVariant
  headerTools: HeaderTools
  discussion: Discussion
  /** The answer whose result the address asks to open. */
  answerId: number | null
}
