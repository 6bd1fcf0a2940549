import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import type { Importance } from '@rehearsal/exam/formats/format'
import { skillsInMenuOrder, type Skill } from '@rehearsal/exam/skill'
import { tasksOf } from '@rehearsal/tasks/catalogue'

export type PracticeItem = ReturnType<typeof tasksOf>[number] & { importance: Importance }
export type PracticeGroup = { skill: Skill; tasks: PracticeItem[] }

/** The kinds of question of one format, by section in menu order, with what each weighs in its exam. */
export function practiceGroups(format: FormatId): PracticeGroup[] {
  const tasks = tasksOf(format)
  return skillsInMenuOrder
    .map((skill) => ({
      skill,
      tasks: tasks
        .filter(({ id }) => id.startsWith(`${skill}/`))
        .map((task) => ({ ...task, importance: rulesOf(format, task.id).importance })),
    }))
    .filter((group) => group.tasks.length > 0)
}
