import type { PredictionRecord } from '@rehearsal/contracts/predictions'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { formatCalendarDay } from '../../shared/format/dates.ts'
import { formatNumber } from '../../shared/format/numbers.ts'
import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'
import { predictionRecordQuery } from './api/prediction-record-query.ts'
import { chanceText, seenText } from './hits-text.ts'
import { t } from './messages.ts'
import { pastOf, shareOf } from './outcomes.ts'

const WEEK_DAYS = 7

type Props = { task: TaskFace; variant: ExamVariant; isWeekly: boolean }

/** What this week's prediction rests on, or why there is none, and how the ones before it did. */
export function PredictionNote({ task, variant, isWeekly }: Props) {
  const { data, isError } = useQuery(predictionRecordQuery(variant))
  const { open, Dialog, state } = useLazyDialog(() => import('./past-weeks-dialog.tsx'))
  if (isError) return null
  return (
    <Card padding="small">
      <section aria-label={t('record')} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {data === undefined ? (
          <div role="status" aria-busy="true" aria-label={t('loading')} className="min-h-12 flex-1 basis-64">
            <SkeletonText lines={2} />
          </div>
        ) : (
          <div className="num grid min-h-12 flex-1 basis-80 content-center gap-1 text-sm">
            {isWeekly ? <p>{basisText(data, task)}</p> : null}
            <p className="text-ink-2">{hitsText(data, task)}</p>
          </div>
        )}
        <Button
          size="small"
          className="max-md:min-h-11"
          onClick={open}
          disabled={data === undefined}
          aria-haspopup="dialog"
        >
          {t('pastWeeks')}
        </Button>
      </section>
      {Dialog && data !== undefined ? <Dialog {...state} task={task} record={data} /> : null}
    </Card>
  )
}

function basisText(record: PredictionRecord, { id, name }: TaskFace): string {
  const { learners, predicted } = record.basis.find(({ taskId }) => taskId === id) ?? { learners: 0, predicted: 0 }
  const { learnersNeeded: needed, windowDays } = record
  const day = formatCalendarDay(record.weekStart)
  if (predicted > 0) return t('basis', { count: learners, predicted: formatNumber(predicted), day })
  if (learners >= needed && !record.weeks.some(({ isRunning }) => isRunning)) return t('notYet')
  const weeks = windowDays / WEEK_DAYS
  return `${t('tooFew', { count: learners, day, weeks, needed, task: name })} ${t('sitExam')}`
}

function hitsText(record: PredictionRecord, { id }: TaskFace): string {
  const past = pastOf(record, id)
  if (past.weeks === 0) return t('noPast')
  if (past.reports === 0) return t('noReports')
  const hits = t('hits', { count: past.weeks, seen: seenText(past), byChance: chanceText(past) })
  return shareOf(past.seen, past) === null ? `${hits} ${t('tooLittle')}` : hits
}
