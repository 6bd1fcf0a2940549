import type { OpenStudyPlan } from '@rehearsal/contracts/study-plan'
import { type Skill, skillsInMenuOrder } from '@rehearsal/exam/skill'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { solidTone } from '@rehearsal/ui/tone'
import { Check } from 'lucide-react'
import { skillName } from '../../shared/skill-names.ts'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'

type PlannedTask = OpenStudyPlan['tasks'][number]

/** What is planned for today, kind by kind, with what is done of it and the way to it (specification §2.4). */
export function PlanRows({ tasks }: { tasks: readonly PlannedTask[] }) {
  return (
    <ul aria-label={t('tasks')} className="divide-y divide-line">
      {tasks.map((task) => (
        <li key={task.taskId}>
          <PlanRow {...task} />
        </li>
      ))}
    </ul>
  )
}

function PlanRow({ taskId, total, done }: PlannedTask) {
  const section = sectionOf(taskId)
  // Reading and Listening both have “Fill in the Blanks”: the colour alone would tell them apart.
  const name = t('section', { name: catalogue[taskId].name, section: skillName(section) })
  const isDone = done >= total
  const verb = isDone ? 'more' : done === 0 ? 'start' : 'continue'
  return (
    <div className="flex min-h-13 items-center gap-3 py-1.5">
      <span className={`size-2 shrink-0 rounded-[3px] ${solidTone[section]}`} aria-hidden />
      <span className="min-w-0 flex-1 leading-snug">
        <span className={isDone ? 'text-ink-3' : 'font-medium'}>{catalogue[taskId].name}</span>{' '}
        <span className="whitespace-nowrap text-[0.8125rem] text-ink-3">{skillName(section)}</span>
      </span>
      {isDone ? <Check size={17} className="shrink-0 text-good" aria-label={t('done')} role="img" /> : null}
      <span aria-hidden dir="ltr" className="num shrink-0 text-sm text-ink-3">
        {t('doneOfTotal', { done, total })}
      </span>
      <Button
        size="small"
        variant={isDone ? 'quiet' : 'secondary'}
        href={urls.questionList(taskId)}
        aria-label={t(`${verb}Task`, { name, done, total })}
        className="w-[5.75rem]"
      >
        {t(verb)}
      </Button>
    </div>
  )
}

const sectionOf = (taskId: TaskId): Skill =>
  skillsInMenuOrder.find((skill) => taskId.startsWith(`${skill}/`)) ?? 'speaking'
