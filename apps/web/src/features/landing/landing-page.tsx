import { FREE_AI_SUBMISSIONS } from '@rehearsal/exam/limits'
import { Button } from '@rehearsal/ui/button'
import { useQuery } from '@tanstack/react-query'
import { configsQuery } from '../../shared/api/configs-query.ts'
import { freeAiTerms } from '../../shared/api/free-ai-terms.ts'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { PublicFrame } from '../../shared/frame/public-frame.tsx'
import { useSignIn } from '../../shared/session/use-sign-in.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { urls } from '../../shared/urls.ts'
import { ExampleResult } from './example-result.tsx'
import { HowScored } from './how-scored.tsx'
import { t } from './messages.ts'
import { TaskOverview } from './task-overview.tsx'

/** The public page: what the product is, how it scores, and the way in. Sessions that end lead here. */
export function LandingPage() {
  const { isSignedIn } = useSession()
  const { data: configs } = useQuery(configsQuery)
  const { signIn, leavingFor } = useSignIn()
  const headerAction = isSignedIn ? (
    <Button href={urls.dashboard}>{t('goToDashboard')}</Button>
  ) : (
    <Button onClick={() => signIn('sign-in')} isLoading={leavingFor === 'sign-in'}>
      {t('signIn')}
    </Button>
  )
  return (
    <PublicFrame actions={headerAction}>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <div className="mx-auto w-full max-w-[1200px] px-4 pb-16 md:px-8">
        <section className="grid items-center gap-10 py-8 md:py-14 wide:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] wide:gap-16">
          <div>
            <h1 className="max-w-[17ch] text-[2rem] font-[650] leading-[1.12] tracking-[-0.03em] text-balance md:text-[2.75rem]">
              {t('heading')}
            </h1>
            <p className="mt-5 max-w-[52ch] text-lg leading-relaxed text-ink-2 text-pretty">{t('lead')}</p>
            <Ways hasDemo={configs?.hasDemo === true} isSignedIn={isSignedIn} signIn={signIn} leavingFor={leavingFor} />
          </div>
          <ExampleResult />
        </section>
        <TaskOverview />
        <HowScored />
        <section className="mt-16 rounded-card border border-line bg-surface px-6 py-10 text-center md:mt-24 md:py-14">
          <h2 className="text-2xl font-[650] tracking-[-0.02em]">{t('startHeading')}</h2>
          <p className="mx-auto mt-2 max-w-[52ch] text-ink-2">
            {t(`startText_${freeAiTerms(configs)}`, { count: configs?.freeAiSubmissions ?? FREE_AI_SUBMISSIONS })}
          </p>
          <div className="flex justify-center">
            <Ways hasDemo={false} isSignedIn={isSignedIn} signIn={signIn} leavingFor={leavingFor} />
          </div>
        </section>
      </div>
    </PublicFrame>
  )
}

type WaysProps = ReturnType<typeof useSignIn> & { hasDemo: boolean; isSignedIn: boolean }

function Ways({ hasDemo, isSignedIn, signIn, leavingFor }: WaysProps) {
  if (isSignedIn) {
    return (
      <Button className="mt-7" variant="primary" size="large" href={urls.dashboard}>
        {t('goToDashboard')}
      </Button>
    )
  }
  return (
    <>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button variant="primary" size="large" onClick={() => signIn('sign-up')} isLoading={leavingFor === 'sign-up'}>
          {t('createAccount')}
        </Button>
        {hasDemo ? (
          <Button size="large" onClick={() => signIn('demo')} isLoading={leavingFor === 'demo'}>
            {t('tryDemo')}
          </Button>
        ) : null}
      </div>
      {hasDemo ? <p className="mt-3 text-sm text-ink-3">{t('demoHint')}</p> : null}
    </>
  )
}
