import type { ImportReport, ImportRow, ImportStatus } from '@rehearsal/contracts/word-lists'
import { Chip } from '@rehearsal/ui/chip'
import type { Tone } from '@rehearsal/ui/tone'
import { t } from '../messages.ts'

const tones = {
  NEW: 'good',
  EXISTS: 'neutral',
  UNKNOWN: 'fair',
  ERROR: 'bad',
} as const satisfies Record<ImportStatus, Tone>

/** More lines than anybody reads are told by their number. */
const MOST_ROWS = 200

/** What would become of each line: those with a problem first. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { counts } = report
  const rows = report.rows.toSorted((a, b) => urgency(a) - urgency(b))
  const hidden = Math.max(0, rows.length - MOST_ROWS)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="font-medium">
        {counts.new === 0
          ? t('nothingNew')
          : t('counts', { new: counts.new, exists: counts.exists, leftOut: counts.unknown + counts.error })}
      </p>
      <ul aria-label={t('result')} className="rounded-control border border-line">
        {rows.slice(0, MOST_ROWS).map((row) => (
          <ReportRow key={row.line} row={row} />
        ))}
      </ul>
      {hidden > 0 ? <p className="text-sm text-ink-3">{t('moreRows', { count: hidden })}</p> : null}
    </div>
  )
}

const urgency = ({ status }: ImportRow): number => ({ ERROR: 0, UNKNOWN: 1, NEW: 2, EXISTS: 3 })[status]

function ReportRow({ row }: { row: ImportRow }) {
  return (
    <li className="flex items-start gap-3 border-t border-line px-3 py-2.5 first:border-t-0">
      <span className="num w-10 shrink-0 pt-0.5 text-end text-sm text-ink-3">
        <span className="sr-only">{t('line')} </span>
        {row.line}
      </span>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {row.word}
        </p>
        {row.status === 'NEW' ? (
          <p dir="auto" className="text-sm wrap-anywhere text-ink-2">
            {row.meaning ?? <span className="text-ink-3">{t('dictionaryMeaning')}</span>}
          </p>
        ) : (
          <p className="text-sm text-ink-2">{row.reason}</p>
        )}
      </div>
      <Chip tone={tones[row.status]}>{t(`status_${row.status}`)}</Chip>
    </li>
  )
}
