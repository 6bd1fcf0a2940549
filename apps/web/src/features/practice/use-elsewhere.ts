import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { formatWith, hasTask } from '@rehearsal/exam/formats/formats'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { useFormat } from '../../shared/session/use-format.ts'
import { useOfferedKinds } from '../../shared/session/use-offered-kinds.ts'
import { useSession } from '../../shared/session/use-session.ts'

/** Where a question is practised that the learner's exam has not: in the other exam, or in a format that can be chosen, or is not, here. */
export type Elsewhere = ExamVariant | 'OFFERED' | 'NOWHERE' | null

/** Null where the learner practises the kind; `variants`: the exams that the question is for. */
export function useElsewhere(taskId: TaskId, variants: readonly ExamVariant[]): Elsewhere {
  const { user, variant } = useSession()
  const format = useFormat()
  const offered = useOfferedKinds()
  const isForOther = !variants.includes(variant)
  // Until the profile is there, the format may be another one.
  if (!isForOther && (user === undefined || hasTask(format, taskId))) return null
  if (!isForOther && offered.includes(taskId)) return 'OFFERED'
  const other = variants.find((exam) => exam !== variant && formatWith(exam, taskId) !== undefined)
  return other ?? 'NOWHERE'
}
