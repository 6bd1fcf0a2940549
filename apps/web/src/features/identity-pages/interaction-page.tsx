import { ErrorState } from '@rehearsal/ui/error-state'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { Tabs } from '@rehearsal/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { urls } from '../../shared/urls.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { readPending, type SignInIntent } from '../../shared/session/pending-sign-in.ts'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { interactionQuery } from './api/interaction-query.ts'
import { DemoForm } from './demo-form.tsx'
import { IdentityFrame } from './identity-frame.tsx'
import { t } from './messages.ts'
import { TextLink } from './text-link.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Sign in, create an account or try the demo. The identity provider sends the learner here. */
export function InteractionPage({ uid }: { uid: string }) {
  const { data, error, refetch, isFetching } = useQuery(interactionQuery(uid))
  if (data !== undefined) {
    return (
      <IdentityFrame title={t('heading')}>
        <Ways uid={uid} hasDemo={data.hasDemo} />
      </IdentityFrame>
    )
  }
  if (error === null) {
    return (
      <IdentityFrame title={t('heading')}>
        <div aria-busy="true" aria-label={t('loading')} role="status" className="grid gap-4">
          <Skeleton height={44} />
          <Skeleton height={64} />
          <Skeleton height={64} />
          <Skeleton height={40} />
        </div>
      </IdentityFrame>
    )
  }
  const isGone = error instanceof ApiError && (error.status === 410 || error.status === 404 || error.status === 400)
  return (
    <IdentityFrame title={t('signInTitle')}>
      {isGone ? (
        <Expired error={error} />
      ) : (
        <LoadProblem title={t('failedTitle')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </IdentityFrame>
  )
}

/** An address that no sign-in ever had: mistyped, or cut off when it was copied. */
const isUnknown = (error: Error): boolean => error instanceof ApiError && (error.status === 400 || error.status === 404)

function Expired({ error }: { error: Error }) {
  const { signIn, leavingFor } = useSignIn()
  return (
    <>
      <ErrorState
        title={isUnknown(error) ? t('unknownTitle') : t('expiredTitle')}
        description={isUnknown(error) ? t('unknownText') : messageOf(error)}
        retryLabel={t('startAgain')}
        onRetry={() => signIn(readPending()?.intent ?? 'sign-in')}
        isRetrying={leavingFor !== null}
      />
      <p className="text-center">
        <TextLink href={urls.landing}>{t('backToStart')}</TextLink>
      </p>
    </>
  )
}

function Ways({ uid, hasDemo }: { uid: string; hasDemo: boolean }) {
  const [way, setWay] = useState<SignInIntent>(() => {
    // What the visitor pressed before they were sent here.
    const intent = readPending()?.intent ?? 'sign-in'
    return intent === 'demo' && !hasDemo ? 'sign-in' : intent
  })
  const demo = { value: 'demo' as const, label: t('demo'), panel: <DemoForm uid={uid} /> }
  return (
    <Tabs<SignInIntent>
      label={t('ways')}
      value={way}
      onChange={setWay}
      tabs={[
        { value: 'sign-in', label: t('signIn'), panel: <SignInForm uid={uid} /> },
        { value: 'sign-up', label: t('signUp'), panel: <SignUpForm uid={uid} /> },
        ...(hasDemo ? [demo] : []),
      ]}
    />
  )
}
