import { catalogue, findTask } from '@rehearsal/tasks/catalogue'
import { notFound } from '@tanstack/react-router'

type TaskFace = (typeof catalogue)[keyof typeof catalogue]
type TaskParams = { skill: string; slug: string }

/** The kind of question that an address names, by its slug or by another name it goes by; throws `notFound` without one. */
export function taskOf({ skill, slug }: TaskParams): TaskFace {
  const task = findTask(skill, slug)
  if (task === undefined) throw notFound()
  return task
}

/** Whether the address is the one of its own: an alias leads there. */
export const isCanonical = (task: TaskFace, { skill, slug }: TaskParams): boolean => task.id === `${skill}/${slug}`
