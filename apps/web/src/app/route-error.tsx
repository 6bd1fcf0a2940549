import { ErrorState } from '@rehearsal/ui/error-state'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError, messageOf } from '../shared/api/api-error.ts'
import { t as frameText } from '../shared/frame/messages.ts'
import { PageTitle } from '../shared/frame/page-title.tsx'
import { logProblem } from '../shared/log.ts'
import { t } from './messages.ts'

/** What stands in place of a page that threw; Retry loads its data and shows it again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  useEffect(() => logProblem('A page could not be shown', error), [error])
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  const requestId = error instanceof ApiError ? error.requestId : null
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <PageTitle>{t('errorTitle')}</PageTitle>
      <h1 className="sr-only">{t('errorTitle')}</h1>
      <ErrorState
        title={t('errorTitle')}
        description={messageOf(error)}
        retryLabel={t('retry')}
        onRetry={retry}
        reference={requestId === null ? undefined : frameText('reference', { id: requestId })}
      />
    </div>
  )
}
