import type { TaskView } from '@rehearsal/tasks/views'
import { z } from 'zod'
import type { Answer } from '../machine/exam-state.ts'

/** What of a draft can be handed in; null where nothing of it could count: an exam asks for no whole answer, but for one. */
export function answerOf({ task }: Pick<TaskView, 'task'>, prompt: unknown, draft: unknown): Answer {
  const parsed = task.submission.safeParse(draft)
  if (!parsed.success || task.check(prompt, parsed.data) !== null) return null
  return z.json().safeParse(parsed.data).data ?? null
}
