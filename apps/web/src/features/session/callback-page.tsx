import { ErrorState } from '@rehearsal/ui/error-state'
import { Spinner } from '@rehearsal/ui/spinner'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { PublicFrame } from '../../shared/frame/public-frame.tsx'
import { useGoTo } from '../../shared/navigation.ts'
import type { SearchParams } from '../../shared/search-params.ts'
import { finishSignIn } from '../../shared/session/sign-in.ts'
import { signInProblem } from '../../shared/session/sign-in-problem.ts'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { t } from './messages.ts'

/** Where the identity provider sends a learner who has signed in. The code is used once, then the way leads on. */
export function CallbackPage({ search }: { search: SearchParams }) {
  const goTo = useGoTo()
  const { mutate: finish, error } = useMutation({
    mutationFn: () => finishSignIn(search),
    onSuccess: (returnTo) => goTo(returnTo, { replace: true }),
  })
  const { signIn, leavingFor } = useSignIn()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    finish()
  }, [finish])

  return (
    <PublicFrame>
      <PageTitle>{error === null ? t('title') : t('failedTitle')}</PageTitle>
      <div className="grid flex-1 place-items-center px-4 pb-24">
        <h1 className="sr-only">{error === null ? t('title') : t('failedTitle')}</h1>
        {error === null ? (
          <p className="flex items-center gap-3 text-ink-2">
            <Spinner label={t('title')} /> {t('wait')}
          </p>
        ) : (
          <ErrorState
            title={t('failedTitle')}
            description={signInProblem(error)}
            retryLabel={t('retry')}
            onRetry={() => signIn('sign-in')}
            isRetrying={leavingFor !== null}
          />
        )}
      </div>
    </PublicFrame>
  )
}
