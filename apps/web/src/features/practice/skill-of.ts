import { skillSchema, type Skill } from '@rehearsal/exam/skill'
import type { TaskId } from '@rehearsal/exam/task-ids'

/** The skill that a kind stands under: the first part of its id. */
export const skillOf = (taskId: TaskId): Skill => skillSchema.parse(taskId.split('/')[0])
