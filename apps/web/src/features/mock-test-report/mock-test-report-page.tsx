import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { FileQuestion, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { urls } from '../../shared/urls.ts'
import { reportQuery } from './api/report-query.ts'
import { t } from './messages.ts'
import { ReportView } from './report-view.tsx'

type Props = {
  testId: number
  /** What else can be done with a report, beside printing it. */
  toolsOf?: (data: MockTestReport) => ReactNode
}

/** The report of one of my mock tests; it fills in as scores arrive. */
export function MockTestReportPage({ testId, toolsOf }: Props) {
  const { data, error, refetch, isFetching } = useQuery(reportQuery(testId))
  if (data !== undefined) return <ReportView data={data} tools={toolsOf?.(data)} />
  return (
    <Card padding="large">
      <PageTitle>{t('report')}</PageTitle>
      <h1 className="sr-only">{t('report')}</h1>
      {error === null ? <ReportSkeleton /> : null}
      {error === null ? null : (
        <NoReport testId={testId} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Card>
  )
}

type ProblemProps = { testId: number; error: Error; onRetry: () => void; isRetrying: boolean }

function NoReport({ testId, error, onRetry, isRetrying }: ProblemProps) {
  if (error instanceof ApiError && error.code === 'mock_test_running') {
    return (
      <EmptyState
        icon={<Hourglass size={22} />}
        title={t('running')}
        description={t('runningAbout')}
        action={
          <Button variant="primary" href={urls.mockTest(testId)}>
            {t('resume')}
          </Button>
        }
      />
    )
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={<FileQuestion size={22} />}
        title={t('notFound')}
        description={t('notFoundAbout')}
        action={<Button href={urls.mockTests}>{t('toTests')}</Button>}
      />
    )
  }
  return <LoadProblem title={t('failed')} error={error} onRetry={onRetry} isRetrying={isRetrying} />
}

function ReportSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className="grid gap-8">
      <div className="grid gap-3">
        <Skeleton width={150} height={56} />
        <Skeleton height={14} />
      </div>
      <div className="grid gap-8 md:grid-cols-2">
        {[0, 1, 2, 3].map((skill) => (
          <div key={skill} className="grid gap-3">
            <Skeleton width={90} height={30} />
            <Skeleton height={14} />
          </div>
        ))}
      </div>
      <SkeletonText lines={4} />
    </div>
  )
}
