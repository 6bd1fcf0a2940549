import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import type { FieldProblem } from '../problem.ts'
import { problemsOfIssue } from '../read-yaml.ts'

const line = z.string().trim().min(1)
/** By the id of a question: its English sentences with their Persian, which is empty where it is not translated yet. */
const fileSchema = z.record(
  z.string().regex(/^[1-9]\d*$/u, 'is no id of a question'),
  z.array(z.strictObject({ en: line, fa: line.nullable() })).min(1),
)

/** The translated sentences of one question, as `sentences` has them. */
export type TranslatedQuestion = {
  file: string
  taskId: TaskId
  id: number
  pairs: readonly { en: string; fa: string | null }[]
}

/** Reads `sentences/{skill}/{slug}.yaml`, and what is wrong with its shape. */
export function sentencesIn(
  file: string,
  document: unknown,
): { questions: TranslatedQuestion[]; problems: FieldProblem[] } {
  const taskId = taskIdSchema.safeParse(/^sentences\/(.+)\.yaml$/u.exec(file)?.[1])
  if (!taskId.success) {
    return { questions: [], problems: [{ field: '', message: 'is no kind of question: {skill}/{slug}.yaml' }] }
  }
  const parsed = fileSchema.safeParse(document)
  if (!parsed.success) return { questions: [], problems: parsed.error.issues.flatMap(problemsOfIssue) }
  const questions = Object.entries(parsed.data).map(([id, pairs]) => ({
    file,
    taskId: taskId.data,
    id: Number(id),
    pairs,
  }))
  return { questions, problems: [] }
}
