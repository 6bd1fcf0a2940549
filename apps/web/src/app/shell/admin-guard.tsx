import { Spinner } from '@rehearsal/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PublicFrame } from '../../shared/frame/public-frame.tsx'
import { currentUserQuery } from '../../shared/session/use-session.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { t } from './admin-messages.ts'
import { AdminShell } from './admin-shell.tsx'

/**
 * Shows the console to administrators. Nothing below it is rendered, and so nothing is asked of the server, before the
 * role is known: a call that the role does not allow would end the learner's session (specification §8).
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { data: user, error, refetch, isFetching } = useQuery(currentUserQuery)
  if (user?.role === 'admin') return <AdminShell>{children}</AdminShell>
  return (
    <PublicFrame>
      {user !== undefined ? (
        <NotFoundPage />
      ) : (
        <div className="grid min-h-[60dvh] place-items-center">
          {error === null ? (
            <Spinner label={t('loading')} />
          ) : (
            <LoadProblem
              title={t('loadingFailed')}
              error={error}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )}
        </div>
      )}
    </PublicFrame>
  )
}
