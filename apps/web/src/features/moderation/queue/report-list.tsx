import type { Moderated } from '@rehearsal/contracts/moderation'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { t } from '../messages.ts'

/** What those who reported a thing say, newest first. */
export function ReportList({ reports, total }: { reports: Moderated['reports']; total: number }) {
  if (reports.length === 0) return null
  return (
    <div className="rounded-control bg-sunken px-3.5 py-2.5">
      <h3 className="text-[0.8125rem] font-semibold text-ink-2">{t('whatReportersSay')}</h3>
      <ul className="mt-1.5 grid max-w-[76ch] grid-cols-[minmax(0,1fr)] gap-2">
        {reports.map(({ id, description, reportedBy, createdAt }) => (
          <li key={id} className="text-[0.9375rem]">
            <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {description}
            </p>
            <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-ink-2">
              <bdi className="font-medium [overflow-wrap:anywhere]">{reportedBy ?? t('someone')}</bdi>
              <time dateTime={createdAt} className="num">
                {formatMoment(createdAt, now())}
              </time>
            </p>
          </li>
        ))}
      </ul>
      {total > reports.length ? (
        <p className="num mt-1.5 text-[0.8125rem] text-ink-2">{t('moreReports', { count: total - reports.length })}</p>
      ) : null}
    </div>
  )
}
