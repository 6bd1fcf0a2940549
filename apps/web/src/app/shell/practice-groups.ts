import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { currentFormat, rulesOf } from '@rehearsal/exam/formats/formats'
import type { Importance } from '@rehearsal/exam/formats/format'
import { skillsInMenuOrder, type Skill } from '@rehearsal/exam/skill'
import { tasksOf } from '@rehearsal/tasks/catalogue'

export type PracticeItem = ReturnType<typeof tasksOf>[number] & { importance: Importance }
export type PracticeGroup = { skill: Skill; tasks: PracticeItem[] }

/** The kinds of question of one variant, by section in menu order, with what each weighs in its exam. */
export function practiceGroups(variant: ExamVariant): PracticeGroup[] {
  const tasks = tasksOf(variant)
  return skillsInMenuOrder
    .map((skill) => ({
      skill,
      tasks: tasks
        .filter(({ id }) => id.startsWith(`${skill}/`))
        .map((task) => ({ ...task, importance: rulesOf(currentFormat[variant], task.id).importance })),
    }))
    .filter((group) => group.tasks.length > 0)
}
