import type { AuditEntry } from '@rehearsal/contracts/moderation'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { t } from '../messages.ts'
import { actionName } from './action-name.ts'
import { detailLines, subjectNameIn } from './detail-lines.ts'

/** One thing that an administrator did. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { actorName, action, subjectId, reason, details, createdAt } = entry
  const name = subjectNameIn(details)
  const lines = [...detailLines(details), ...(name === null ? [] : [{ name: t('id'), value: subjectId }])]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1 p-4 md:grid-cols-[9.5rem_minmax(0,1fr)] md:px-5">
      <p className="text-sm text-ink-2 md:pt-0.5">
        <time dateTime={createdAt} className="num">
          {formatMoment(createdAt, now())}
        </time>
        <bdi className="font-medium text-ink [overflow-wrap:anywhere] max-md:ms-2 md:block">{actorName}</bdi>
      </p>
      <div className="min-w-0">
        <p className="font-semibold">
          {actionName(action)}{' '}
          <bdi className="font-normal text-ink-2 [overflow-wrap:anywhere]">{name ?? `#${subjectId}`}</bdi>
        </p>
        {reason === '' ? null : (
          <p dir="auto" className="whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]">
            {reason}
          </p>
        )}
        {lines.length === 0 ? null : (
          <details className="mt-1 text-sm">
            <summary className="w-fit cursor-pointer rounded-control py-1 font-medium text-brand-strong">
              {t('details')}
            </summary>
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              {lines.map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt className="text-ink-3">{name}</dt>
                  <dd dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </li>
  )
}
