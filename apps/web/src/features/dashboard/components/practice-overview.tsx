import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { tasksOf } from '@rehearsal/tasks/catalogue'
import { Card } from '@rehearsal/ui/card'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { solidTone } from '@rehearsal/ui/tone'
import { useQuery } from '@tanstack/react-query'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { useFormat } from '../../../shared/session/use-format.ts'
import { skillName } from '../../../shared/skill-names.ts'
import { practiceProgressQuery } from '../api/practice-progress.ts'
import { nextPracticeQuery } from '../api/next-practice-query.ts'
import { t } from '../messages.ts'
import { TaskRow, type TaskProgress } from './task-row.tsx'

/** Every kind of question by section, with how far the learner is. */
export function PracticeOverview({ variant }: { variant: ExamVariant }) {
  const { data, error, refetch, isFetching } = useQuery(practiceProgressQuery(variant))
  // Nobody waits for trends, and nothing is missing where they cannot be had.
  const { data: next } = useQuery(nextPracticeQuery(variant))
  const trends = new Map(next?.trends.map((trend) => [trend.taskId, trend]))
  const tasks = tasksOf(useFormat())
  if (error !== null && data === undefined) {
    return (
      <Card title={t('practice')}>
        <LoadProblem title={t('practiceFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    )
  }
  const progress = new Map(data?.tasks.map((entry) => [entry.taskId, entry]))
  return (
    <Card title={t('practice')} description={t('practiceText')}>
      <div aria-busy={data === undefined} className="gap-x-10 pt-1 wide:columns-2">
        {skillsInMenuOrder.map((skill) => (
          <div key={skill} className="pb-5 last:pb-0">
            <h3
              id={`practice-${skill}`}
              className="flex break-after-avoid items-center gap-2 text-[0.8125rem] font-semibold text-ink-2"
            >
              <span className={`size-2 rounded-[3px] ${solidTone[skill]}`} aria-hidden />
              {skillName(skill)}
            </h3>
            <ul aria-labelledby={`practice-${skill}`} className="divide-y divide-line">
              {tasks
                .filter(({ id }) => id.startsWith(`${skill}/`))
                .map((task) => (
                  <li key={task.id} className="break-inside-avoid">
                    {data === undefined ? (
                      <RowSkeleton />
                    ) : (
                      <TaskRow
                        task={task}
                        skill={skill}
                        progress={progress.get(task.id) ?? nothing}
                        trend={trends.get(task.id)}
                      />
                    )}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      {data === undefined ? (
        <p className="sr-only" role="status">
          {t('loadingPractice')}
        </p>
      ) : null}
    </Card>
  )
}

const nothing: TaskProgress = { done: 0, total: 0 }

function RowSkeleton() {
  return (
    <div className="flex min-h-16 items-center gap-4 py-2.5">
      <Skeleton height={30} />
      <Skeleton width={92} height={34} />
    </div>
  )
}
