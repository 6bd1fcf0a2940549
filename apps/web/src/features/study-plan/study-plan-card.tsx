import type { OpenStudyPlan } from '@rehearsal/contracts/study-plan'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { classNames } from '@rehearsal/ui/class-names'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, Pencil } from 'lucide-react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { studyPlanQuery } from './api/study-plan-query.ts'
import { besideLook, LOCKED_ROWS, LOCKED_ROWS_BESIDE, LockedPlan } from './locked-plan.tsx'
import { t } from './messages.ts'
import { PlanBasis } from './plan-basis.tsx'
import { PlanRows } from './plan-rows.tsx'

/** What to practise today; for trial learners that there is such a thing (specification §2.4). */
export function StudyPlanCard() {
  const { variant, status } = useSession()
  const { data, error, refetch, isFetching } = useQuery(studyPlanQuery(variant, status))
  const { open, Dialog, state } = useLazyDialog(() => import('./wizard/wizard-dialog.tsx'))
  const plan = data?.locked === false && data.id > 0 ? data : null
  return (
    <Card
      title={t('todaysPlan')}
      actions={
        plan === null ? null : (
          <>
            <MinutesDone tasks={plan.tasks} />
            <IconButton label={t('change')} icon={<Pencil size={17} aria-hidden />} size="small" onClick={open} />
          </>
        )
      }
    >
      {data === undefined && error === null ? <RowsSkeleton isLocked={status !== 'PREMIUM'} /> : null}
      {data === undefined && error !== null ? (
        <LoadProblem title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data?.locked === true ? <LockedPlan isSet={data.id > 0} onWizard={open} /> : null}
      {data?.locked === false && data.id === 0 ? (
        <div className="grid content-center wide:min-h-[30rem]">
          <EmptyState
            icon={<CalendarCheck size={22} />}
            title={t('noPlan')}
            description={t('noPlanText')}
            action={
              <Button variant="primary" onClick={open}>
                {t('make')}
              </Button>
            }
          />
        </div>
      ) : null}
      {plan === null ? null : <OpenPlan plan={plan} />}
      {Dialog ? <Dialog {...state} /> : null}
    </Card>
  )
}

function OpenPlan({ plan: { tasks, basis } }: { plan: OpenStudyPlan }) {
  const isAllDone = tasks.every(({ done, total }) => done >= total)
  return (
    <>
      {isAllDone ? <p className="mb-1 font-medium text-good">{t('allDone')}</p> : null}
      <PlanRows tasks={tasks} />
      {basis === null ? null : <PlanBasis basis={basis} />}
    </>
  )
}

function MinutesDone({ tasks }: Pick<OpenStudyPlan, 'tasks'>) {
  const minutes = (seconds: number) => Math.round(seconds / 60)
  const total = minutes(tasks.reduce((sum, { seconds }) => sum + seconds, 0))
  const done = minutes(
    tasks.reduce((sum, task) => sum + (Math.min(task.done, task.total) / task.total) * task.seconds, 0),
  )
  return (
    <span className="num text-sm text-ink-3">
      <span aria-hidden>{t('minutesDone', { done, total })}</span>
      <span className="sr-only">{t('minutesDoneLabel', { done, count: total })}</span>
    </span>
  )
}

/** As many rows as a day of one hour has. */
const USUAL_ROWS = 9

/** As many rows as the plan will have, or as the locked one shows. */
function RowsSkeleton({ isLocked }: { isLocked: boolean }) {
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className="grid min-h-72 content-start">
      {Array.from({ length: isLocked ? LOCKED_ROWS_BESIDE : USUAL_ROWS }, (_, row) => (
        <div
          key={row}
          className={classNames(
            'flex min-h-13 items-center gap-3 py-1.5',
            isLocked && row >= LOCKED_ROWS && besideLook,
          )}
        >
          <Skeleton height={20} />
          <Skeleton width={92} height={32} />
        </div>
      ))}
    </div>
  )
}
