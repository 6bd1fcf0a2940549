import type { Note, NoteCount } from '@rehearsal/contracts/notes'
import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import { skillSchema } from '@rehearsal/exam/skill'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { NoteView } from './service.ts'

export function presentNote(note: NoteView): Note {
  return {
    id: note.id,
    description: note.description,
    version: note.version,
    practiceId: note.questionId,
    title: note.title,
    category: practiceTypeOf(note.taskId),
    date: note.updatedAt.toISOString(),
    preview: note.preview,
  }
}

export function presentCount({ taskId, total }: { taskId: TaskId; total: number }): NoteCount {
  const [skill] = taskId.split('/')
  return { practiceType: practiceTypeOf(taskId), skillType: skillSchema.parse(skill), totalCount: total }
}
