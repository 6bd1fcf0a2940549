import type { ImportReport, ImportRow, ImportStatus } from '@rehearsal/contracts/word-lists'
import { Chip } from '@rehearsal/ui/chip'
import type { Tone } from '@rehearsal/ui/tone'
import { t } from '../messages.ts'

const tones = {
  NEW: 'good',
  EXISTS: 'neutral',
  CHANGES: 'fair',
  UNKNOWN: 'fair',
  ERROR: 'bad',
} as const satisfies Record<ImportStatus, Tone>

/** More lines than anybody reads are told by their number. */
const MOST_ROWS = 200

/** What would become of each line: those with a problem first. */
export function CheckReport({ report, isReplacing }: { report: ImportReport; isReplacing: boolean }) {
  const { counts } = report
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="font-medium">
        {countsText(counts, isReplacing)}
      </p>
      <Rows rows={report.rows} isReplacing={isReplacing} />
    </div>
  )
}

function countsText(counts: ImportReport['counts'], isReplacing: boolean): string {
  const { new: added, exists, changes, unknown, error } = counts
  if (added === 0 && changes === 0) return t('nothingNew')
  const leftOut = unknown + error
  return isReplacing && changes > 0
    ? t('countsReplacing', { new: added, replaced: changes, exists, leftOut })
    : t('counts', { new: added, exists: exists + changes, leftOut })
}

/** What became of the list: how many words were added, replaced, unchanged and left out, and why those were. */
export function ResultReport({ report: { rows, counts, added, replaced } }: { report: ImportReport }) {
  const leftOut = rows.filter(({ status }) => status === 'ERROR' || status === 'UNKNOWN')
  return (
    <div className="grid grid-cols-1 gap-3">
      <div role="status" className="grid gap-1">
        <p className="font-medium">{t('imported', { count: added })}</p>
        {replaced > 0 ? <p>{t('replaced', { count: replaced })}</p> : null}
        <p>{t('unchanged', { count: counts.exists + counts.changes - replaced })}</p>
        <p>{t('notImported', { count: leftOut.length })}</p>
      </div>
      {leftOut.length > 0 ? <Rows rows={leftOut} isReplacing={false} /> : null}
    </div>
  )
}

function Rows({ rows, isReplacing }: { rows: readonly ImportRow[]; isReplacing: boolean }) {
  const hidden = Math.max(0, rows.length - MOST_ROWS)
  return (
    <>
      <ul aria-label={t('result')} className="rounded-control border border-line">
        {rows
          .toSorted((a, b) => urgency(a) - urgency(b))
          .slice(0, MOST_ROWS)
          .map((row) => (
            <ReportRow key={row.line} row={row} isReplacing={isReplacing} />
          ))}
      </ul>
      {hidden > 0 ? <p className="text-sm text-ink-3">{t('moreRows', { count: hidden })}</p> : null}
    </>
  )
}

const urgency = ({ status }: ImportRow): number => ({ ERROR: 0, UNKNOWN: 1, CHANGES: 2, NEW: 3, EXISTS: 4 })[status]

function ReportRow({ row, isReplacing }: { row: ImportRow; isReplacing: boolean }) {
  const status =
    row.status === 'CHANGES' ? t(isReplacing ? 'status_replaced' : 'status_EXISTS') : t(`status_${row.status}`)
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
        <RowText row={row} />
      </div>
      <Chip tone={row.status === 'CHANGES' && !isReplacing ? 'neutral' : tones[row.status]}>{status}</Chip>
    </li>
  )
}

function RowText({ row: { status, meaning, keptMeaning, reason } }: { row: ImportRow }) {
  if (status === 'NEW') return <Meaning text={meaning} />
  if (status !== 'CHANGES') return <p className="text-sm text-ink-2">{reason}</p>
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm">
      <dt className="text-ink-3">{t('yours')}</dt>
      <dd>
        <Meaning text={keptMeaning} />
      </dd>
      <dt className="text-ink-3">{t('inList')}</dt>
      <dd>
        <Meaning text={meaning} />
      </dd>
    </dl>
  )
}

function Meaning({ text }: { text: string | null }) {
  return (
    <p dir="auto" className="text-sm wrap-anywhere text-ink-2">
      {text ?? <span className="text-ink-3">{t('dictionaryMeaning')}</span>}
    </p>
  )
}
