import { skillSchema, type Skill } from '@rehearsal/exam/skill'
import type { TaskId } from '@rehearsal/exam/task-ids'

/** The section that a kind stands in. */
export const skillOf = (taskId: TaskId): Skill => skillSchema.parse(taskId.split('/')[0])
