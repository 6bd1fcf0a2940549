import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { ApiError } from '../../shared/api/api-error.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { PublicFrame } from '../../shared/frame/public-frame.tsx'
import { readSession } from '../../shared/api/active-session.ts'
import { urls } from '../../shared/urls.ts'
import { sharedScoreQuery } from './api/shared-score-query.ts'
import { t } from './messages.ts'
import { SharedReportCard } from './shared-report-card.tsx'
import { SharedScoreCard } from './shared-score-card.tsx'

/** A score that somebody shares, for everyone who has the link: with or without an account. */
export function SharedPage({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(sharedScoreQuery(token))
  const isGone = error instanceof ApiError && [400, 404].includes(error.status)
  return (
    <PublicFrame>
      <div className="mx-auto grid w-full max-w-[680px] flex-1 content-start gap-4 px-4 pb-16 pt-2 md:pt-8">
        {isGone ? (
          <Gone />
        ) : data !== undefined ? (
          <>
            {data.kind === 'answer' ? <SharedScoreCard shared={data} /> : <SharedReportCard shared={data} />}
            <Invitation />
          </>
        ) : error === null ? (
          <SharedSkeleton />
        ) : (
          <Card padding="none">
            <h1 className="sr-only">{t('sharedScore')}</h1>
            <LoadProblem
              title={t('sharedFailed')}
              error={error}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          </Card>
        )}
      </div>
    </PublicFrame>
  )
}

function Gone() {
  const isSignedIn = readSession() !== null
  return (
    <Card padding="none">
      <PageTitle>{t('gone')}</PageTitle>
      <h1 className="sr-only">{t('gone')}</h1>
      <EmptyState
        icon={<Unlink size={22} />}
        title={t('gone')}
        description={t('goneAbout')}
        action={
          <Button variant="primary" href={isSignedIn ? urls.dashboard : urls.landing}>
            {isSignedIn ? t('toDashboard') : t('toStart')}
          </Button>
        }
      />
    </Card>
  )
}

/** What this is, for those who see it for the first time. */
function Invitation() {
  const isSignedIn = readSession() !== null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 md:px-6">
      <p className="min-w-0 grow basis-64 font-medium">{t('aboutProduct')}</p>
      <Button variant="primary" href={isSignedIn ? urls.dashboard : urls.landing}>
        {isSignedIn ? t('toDashboard') : t('toProduct')}
      </Button>
    </div>
  )
}

function SharedSkeleton() {
  return (
    <div aria-busy role="status" aria-label={t('loadingShared')}>
      <Card className="grid gap-5">
        <div className="flex items-center gap-5">
          <Skeleton shape="circle" width="7.75rem" height="7.75rem" />
          <div className="grid flex-1 gap-3">
            <Skeleton shape="text" width="40%" />
            <Skeleton shape="text" width="75%" />
          </div>
        </div>
        <Skeleton shape="block" height="8rem" />
      </Card>
    </div>
  )
}
