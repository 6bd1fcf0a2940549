import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { formatWith, rulesOf } from '@rehearsal/exam/formats/formats'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { samples } from '@rehearsal/tasks/samples'
import { takeOf } from '@rehearsal/tasks/spoken-answer'

/** The first exam that has this kind. */
export const variantOf = (taskId: TaskId): ExamVariant => tasks[taskId].variants[0] ?? 'ACADEMIC'

/** A create body that answers the sample question of this kind, for the first exam that has it. */
export function bodyOf(taskId: TaskId): Record<string, unknown> {
  return { ...Object(samples[taskId].submission), pteType: variantOf(taskId) }
}

/** Whether answers of this kind are recordings. */
export const isSpoken = (taskId: TaskId) => takeOf(samples[taskId].submission) !== null

/** The same, with a text as long as the format wants where it wants one. */
export function perfectBodyOf(taskId: TaskId): Record<string, unknown> {
  const { form } = rulesOf(formatWith(variantOf(taskId), taskId) ?? 'academic-2025', taskId)
  if (!form) return bodyOf(taskId)
  // The way letters begin and end does no harm elsewhere.
  return { ...bodyOf(taskId), answer: `Dear Ms Park,\n${'word '.repeat(form.full.min)}here.\nKind regards,\nSara` }
}
