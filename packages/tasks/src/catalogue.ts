import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { writeFromDictationFace } from './listening/write-from-dictation/face.ts'
import { reOrderParagraphsFace } from './reading/re-order-paragraphs/face.ts'
import { readAloudFace } from './speaking/read-aloud/face.ts'
import type { TaskFace } from './task.ts'
import { summarizeWrittenTextFace } from './writing/summarize-written-text/face.ts'

/** Names and wire names of every kind, without schemas: what the web app's start chunk holds. */
export const catalogue: Readonly<Record<TaskId, TaskFace>> = {
  'speaking/read-aloud': readAloudFace,
  'writing/summarize-written-text': summarizeWrittenTextFace,
  'reading/re-order-paragraphs': reOrderParagraphsFace,
  'listening/write-from-dictation': writeFromDictationFace,
}

/** The kinds that a variant of the exam has, in menu order (specification §2.3). */
export function tasksOf(variant: ExamVariant): TaskFace[] {
  return Object.values(catalogue).filter(({ variants }) => variants.includes(variant))
}

/** The kind behind `skill/slug` as it stands in a page path, aliases included. */
export function findTask(skill: string, slug: string): TaskFace | undefined {
  return Object.values(catalogue).find(
    ({ id, aliases }) => id === `${skill}/${slug}` || (id.startsWith(`${skill}/`) && aliases.includes(slug)),
  )
}
