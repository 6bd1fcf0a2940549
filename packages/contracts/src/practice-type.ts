import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { z } from 'zod'

/**
 * What a kind of question is called where books, notes and words name it: `READ_ALOUD`, `R_FILL_IN_THE_BLANKS`,
 * `FILL_IN_THE_BLANKS` (listening). Made of its embedded list (specification §7.7); the breadcrumb's rule to drop a
 * leading "R" (§2.2) is for these names.
 */
export function practiceTypeOf(taskId: TaskId): string {
  return catalogue[taskId].wire.list
    .replace(/DtoList$/u, '')
    .replace(/^rW/u, 'rw')
    .replace(/^l(?=[A-Z])/u, '')
    .replaceAll(/([a-z])(?=[A-Z])/gu, '$1_')
    .replaceAll(/([A-Z])(?=[A-Z][a-z])/gu, '$1_')
    .toUpperCase()
}

const taskOfType = new Map(taskIds.map((taskId) => [practiceTypeOf(taskId), taskId]))

/** The kind that a practice type names, however it is typed, in any case and with dashes or underscores; `undefined` for another word. */
export function taskIdOf(practiceType: string): TaskId | undefined {
  return taskOfType.get(comparableTyped(practiceType).toUpperCase().replaceAll('-', '_'))
}

/** A practice type in a request; becomes the kind's id. */
export const practiceTypeSchema = z
  .string()
  .max(64)
  .transform((practiceType, context) => {
    const taskId = taskIdOf(practiceType)
    if (taskId !== undefined) return taskId
    context.issues.push({ code: 'custom', message: 'There is no such practice type.', input: practiceType })
    return z.NEVER
  })

/** A practice type in an address of the web app: `read-aloud`, `r-fill-in-the-blanks`. */
export const practiceTypeSlug = (taskId: TaskId): string => practiceTypeOf(taskId).toLowerCase().replaceAll('_', '-')
