import type { TaskTrend } from '@rehearsal/contracts/next-practice'
import type { Skill } from '@rehearsal/exam/skill'
import type { tasksOf } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { Meter } from '@rehearsal/ui/meter'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { TrendButton } from '../trends/trend-button.tsx'

export type TaskProgress = { done: number; total: number }

type Props = {
  task: ReturnType<typeof tasksOf>[number]
  skill: Skill
  progress: TaskProgress
  /** Absent where nothing is scored yet. */
  trend: TaskTrend | undefined
}

/** One kind of question: how many are done, what the answers earned, and the way to its list. */
export function TaskRow({ task, skill, progress: { done, total }, trend }: Props) {
  const { id, name, scoredBy } = task
  const verb = verbOf(done, total)
  return (
    <div className="flex min-h-16 items-center gap-4 py-2.5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
          <span className="flex min-w-0 items-center gap-2">
            <span className="font-medium leading-snug">{name}</span>
            {scoredBy === 'ai' ? <AiMark /> : null}
          </span>
          <span className="flex shrink-0 items-center gap-2 self-center">
            {trend === undefined ? null : <TrendButton name={name} trend={trend} />}
            <span dir="ltr" className="num text-sm text-ink-3">
              {total === 0 ? t('noQuestionsYet') : t('doneOfTotal', { done, total })}
            </span>
          </span>
        </div>
        <div className="mt-2">
          <Meter label={t('doneLabel', { name, done, total })} value={done} max={Math.max(total, 1)} tone={skill} />
        </div>
      </div>
      <Button size="small" href={urls.questionList(id)} aria-label={t(`${verb}Task`, { name })} className="w-[5.75rem]">
        {t(verb)}
      </Button>
    </div>
  )
}

function verbOf(done: number, total: number): 'start' | 'continue' | 'repeat' {
  if (done === 0) return 'start'
  return done < total ? 'continue' : 'repeat'
}

function AiMark() {
  return (
    <span
      title={t('aiMarkMeaning')}
      className="rounded-[5px] border border-line-strong px-1 text-[0.625rem] font-semibold leading-[0.875rem] tracking-wide text-ink-3"
    >
      <span aria-hidden>{t('aiMark')}</span>
      <span className="sr-only">{t('aiMarkMeaning')}</span>
    </span>
  )
}
