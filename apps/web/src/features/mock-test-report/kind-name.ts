import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { skillName } from '../../shared/skill-names.ts'
import { skillOf } from '../../shared/skill-of.ts'
import { t } from './messages.ts'

/** The name of a kind; with its section where another one has kinds of the same name. */
export function kindName(taskId: TaskId): string {
  const { name } = catalogue[taskId]
  const isShared = taskIds.some((other) => other !== taskId && catalogue[other].name === name)
  return isShared ? t('kindOf', { name, section: skillName(skillOf(taskId)) }) : name
}
