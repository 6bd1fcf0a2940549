import type { ExamVariant } from '../exam-variant.ts'
import type { TaskId } from '../task-ids.ts'
import { academic2024 } from './academic-2024.ts'
import { academic2025Full } from './academic-2025-full.ts'
import { academic2025 } from './academic-2025.ts'
import { core2024 } from './core-2024.ts'
import type { ExamFormat, TaskRules } from './format.ts'
import { type FormatId, formatIds } from './format-ids.ts'

export const formats: Readonly<Record<FormatId, ExamFormat>> = {
  'academic-2024': academic2024,
  'academic-2025': academic2025,
  'academic-2025-full': academic2025Full,
  'core-2024': core2024,
}

/** The format in force per variant; configuration may replace it, and every attempt is stamped with the one it was marked by. */
export const currentFormat: Readonly<Record<ExamVariant, FormatId>> = {
  ACADEMIC: 'academic-2025',
  CORE: 'core-2024',
}

/**
 * The exam's rules for `taskId` in `format`: timings, word limits, trait maxima, skills fed, zero rules, importance.
 * Throws for a kind that the format does not have; callers ask `hasTask` first where that can be.
 */
export function rulesOf(format: FormatId, taskId: TaskId): TaskRules {
  const rules = formats[format].tasks[taskId]
  if (!rules) throw new Error(`The format ${format} has no ${taskId}.`)
  return rules
}

/** Whether a test of `format` has this kind of question. */
export function hasTask(format: FormatId, taskId: TaskId): boolean {
  return formats[format].tasks[taskId] !== undefined
}

/**
 * A format of `variant` that has `taskId`: the one in force where it has, else the first one that there is; undefined where the
 * variant has no such kind in any format.
 */
export function formatWith(variant: ExamVariant, taskId: TaskId): FormatId | undefined {
  return [currentFormat[variant], ...formatIds].find(
    (format) => formats[format].variant === variant && hasTask(format, taskId),
  )
}
