import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { formats } from '@rehearsal/exam/formats/formats'
import { kindsOf } from '@rehearsal/exam/formats/task-weights'
import { and, arrayContains, inArray, type SQL } from 'drizzle-orm'
import { question } from './schema/questions.ts'

/** Whether a question belongs to a format of the exam: it is written for its variant, and the format has its kind. */
export const isOfFormat = (format: FormatId): SQL | undefined =>
  and(arrayContains(question.variants, [formats[format].variant]), inArray(question.taskId, kindsOf(format)))
