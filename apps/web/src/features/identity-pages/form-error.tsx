import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { urls } from '../../shared/urls.ts'
import { t } from './messages.ts'
import { TextLink } from './text-link.tsx'

/** What the server said to a form as a whole, spoken when it appears: all that it lists, and the way on where this page is over. */
export function FormError({ error }: { error: unknown }) {
  const issues = error instanceof ApiError ? [...new Set(error.issues.map(textOf))] : []
  const isOver = error instanceof ApiError && error.code === 'interaction_expired'
  return (
    <div role="alert" className="empty:hidden">
      {error === null ? null : (
        <div className="rounded-control bg-bad-soft px-3.5 py-2.5 text-sm font-medium text-bad">
          <p>{messageOf(error)}</p>
          {issues.length === 0 ? null : (
            <ul className="mt-1 list-disc ps-5">
              {issues.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {isOver ? <TextLink href={urls.landing}>{t('backToStart')}</TextLink> : null}
        </div>
      )}
    </div>
  )
}

/** In the page's own words, whether or not the page has an input for it. */
function textOf({ field, code }: ErrorIssue): string {
  if (field === 'timeZone') return t('zoneUnknown')
  if (field === 'email') return t('emailInvalid')
  if (field === 'password') return code === 'too_big' ? t('passwordTooLong') : t('passwordTooShort')
  if (field === 'nickname') return code === 'too_big' ? t('nicknameTooLong') : t('nicknameMissing')
  return t('otherField', { field })
}
