import { z } from 'zod'
import type { ExamVariant } from '../exam-variant.ts'
import type { TaskId } from '../task-ids.ts'
import { academic2024 } from './academic-2024.ts'
import { academic2025 } from './academic-2025.ts'
import { core2024 } from './core-2024.ts'
import type { ExamFormat, TaskRules } from './format.ts'

export const formatIdSchema = z.enum(['academic-2024', 'academic-2025', 'core-2024'])
export type FormatId = z.infer<typeof formatIdSchema>

export const formats: Readonly<Record<FormatId, ExamFormat>> = {
  'academic-2024': academic2024,
  'academic-2025': academic2025,
  'core-2024': core2024,
}

/** The format in force per variant; configuration may replace it, and every attempt is stamped with the one it was marked by. */
export const currentFormat: Readonly<Record<ExamVariant, FormatId>> = {
  ACADEMIC: 'academic-2025',
  CORE: 'core-2024',
}

/** Returns the exam's rules for `taskId` in `format`: timings, word limits, trait maxima, skills fed, zero rules, importance. */
export function rulesOf(format: FormatId, taskId: TaskId): TaskRules {
  return formats[format].tasks[taskId]
}
