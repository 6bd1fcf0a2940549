import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import type { LessonTopic } from '../pack.ts'

export type LessonPath = { slug: string; topic: LessonTopic; taskId: TaskId | null }

/** The slug of the lesson about a kind of question: `speaking-read-aloud`. */
export const slugOfKind = (taskId: TaskId): string => taskId.replace('/', '-')

/** Reads `learning/{skill}-{slug}.yaml` or `grammar/{topic}.yaml`, relative to the folder of lessons; a string says what is wrong. */
export function parseLessonPath(path: string): LessonPath | string {
  const [, topic, name = ''] = /^(learning|grammar)\/([a-z][a-z0-9-]{1,48})\.yaml$/u.exec(path) ?? []
  if (topic === 'grammar') return { slug: `grammar-${name}`, topic, taskId: null }
  if (topic !== 'learning') return 'name the file learning/{skill}-{slug}.yaml or grammar/{topic-in-kebab-case}.yaml'
  const taskId = taskIds.find((id) => slugOfKind(id) === name)
  return taskId === undefined ? `there is no kind of question "${name}"` : { slug: name, topic, taskId }
}
