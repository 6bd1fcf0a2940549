import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'

export type QuestionPath = { taskId: TaskId; id: number }

/** Reads `{skill}/{slug}/{id5}-{kebab}.yaml`, relative to the folder of questions; a string says what is wrong with it. */
export function parseQuestionPath(path: string): QuestionPath | string {
  const [, folder, id] = /^(.+)\/(\d{5})-[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/u.exec(path) ?? []
  const taskId = taskIdSchema.safeParse(folder)
  if (id === undefined) return 'name the file {skill}/{slug}/{id in five digits}-{topic-in-kebab-case}.yaml'
  if (!taskId.success) return `there is no kind of question "${folder}"`
  return { taskId: taskId.data, id: Number(id) }
}
