import { Button } from '@rehearsal/ui/button'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { targetQuery } from '../../shared/api/target-query.ts'
import { daysUntil } from '../../shared/format/calendar-days.ts'
import { formatCalendarDay } from '../../shared/format/dates.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { useTimeZone } from '../../shared/session/use-time-zone.ts'
import { t } from './messages.ts'
import { useTargetDialog } from './use-target-dialog.tsx'

/** How many days there are to the exam that is switched on, or the way to say when it is. Nothing while that is not known. */
export function ExamCountdown() {
  const { variant } = useSession()
  // Counted from when the day was last asked for: a page that stays open for days asks whenever it is looked at again.
  const { data, dataUpdatedAt, error } = useQuery(targetQuery(variant))
  const timeZone = useTimeZone()
  const { open, dialog } = useTargetDialog()
  if (data === undefined) return error === null ? <div className="min-h-13 min-w-40" /> : null
  const { examDate } = data
  const days = examDate === null ? -1 : daysUntil(examDate, dataUpdatedAt, timeZone)
  return (
    <div className="flex min-h-13 flex-wrap content-center items-center gap-x-4 gap-y-2 md:content-end">
      {examDate !== null && days > 0 ? <Days count={days} day={formatCalendarDay(examDate)} /> : null}
      {examDate !== null && days === 0 ? <p className="text-lg font-semibold">{t('examToday')}</p> : null}
      {days < 0 ? (
        <>
          {examDate === null ? null : (
            <p className="text-sm text-ink-3">{t('examPast', { day: formatCalendarDay(examDate) })}</p>
          )}
          <Button size="small" icon={<CalendarDays size={15} aria-hidden />} onClick={open}>
            {t('setExamDate')}
          </Button>
        </>
      ) : null}
      {dialog}
    </div>
  )
}

function Days({ count, day }: { count: number; day: string }) {
  return (
    <p className="flex items-end gap-3">
      <span className="sr-only">{t('daysToExamLabel', { count, day })}</span>
      <span aria-hidden className="num text-[3.25rem] font-[680] leading-[0.95] tracking-[-0.045em]">
        {count}
      </span>
      <span aria-hidden className="pb-0.5 text-sm leading-snug text-ink-3">
        {t('daysToExam', { count })}
        <br />
        {t('examDay', { day })}
      </span>
    </p>
  )
}
