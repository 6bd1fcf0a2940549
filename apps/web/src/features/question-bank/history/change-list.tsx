import type { FieldChange } from '@rehearsal/contracts/question-bank'
import { t } from '../messages.ts'
import { readablePath } from '../readable-path.ts'

/** What stood in each changed field, and what stands there now. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium text-brand-strong">
        {t('changes', { count: changes.length })}
      </summary>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        {changes.map(({ path, before, after }) => (
          <div key={path} className="grid gap-1 border-s-2 border-line ps-3 text-sm">
            <dt className="font-medium text-ink-2 [overflow-wrap:anywhere]">{readablePath(path)}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <span className="text-ink-3">{t('before')} </span>
              {before === '' ? <em>{t('nothing')}</em> : <del lang="en">{before}</del>}
            </dd>
            <dd className="[overflow-wrap:anywhere]">
              <span className="text-ink-3">{t('after')} </span>
              {after === '' ? (
                <em>{t('nothing')}</em>
              ) : (
                <ins lang="en" className="no-underline">
                  {after}
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
