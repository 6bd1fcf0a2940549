import { ErrorState } from '@rehearsal/ui/error-state'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messageOf } from '../shared/api/api-error.ts'
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
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <PageTitle>{t('errorTitle')}</PageTitle>
      <h1 className="sr-only">{t('errorTitle')}</h1>
      <ErrorState title={t('errorTitle')} description={messageOf(error)} retryLabel={t('retry')} onRetry={retry} />
    </div>
  )
}
