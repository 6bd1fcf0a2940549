import { type Skill, skillSchema } from '@rehearsal/exam/skill'
import type { TaskId } from '@rehearsal/exam/task-ids'

/** The section that a kind of question belongs to. */
export const skillOf = (taskId: TaskId): Skill => skillSchema.parse(taskId.split('/')[0])
