import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { LockOverlay } from '@rehearsal/ui/lock-overlay'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { urls } from '../../../shared/urls.ts'
import { statisticsQuery } from '../api/statistics-query.ts'
import { t } from '../messages.ts'
import { CAPTION_HEIGHT, CHART_HEIGHT } from './chart-look.ts'
import { exampleStatistics } from './example-statistics.ts'
import { StatisticsCharts } from './statistics-charts.tsx'

type Props = {
  /** Null until it is known: the call differs by it. */
  status: SubscriptionStatus | null
  variant: ExamVariant
}

/** Performance per skill and activity per month; blurred on the trial (specification §2.4). */
export function StatisticsCard({ status, variant }: Props) {
  const { data, error, refetch, isFetching } = useQuery({
    ...statisticsQuery(status ?? 'TRIAL', variant),
    enabled: status !== null,
  })
  if (error !== null && data === undefined) {
    return (
      <Card title={t('statistics')}>
        <LoadProblem
          title={t('statisticsFailed')}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    )
  }
  if (data === undefined) {
    return (
      <Card title={t('statistics')} description={t('statisticsText')}>
        <div role="status" aria-busy="true" aria-label={t('loadingStatistics')}>
          <ChartsSkeleton />
        </div>
      </Card>
    )
  }
  const charts = <StatisticsCharts statistics={data.locked ? exampleStatistics : data} />
  return (
    <Card title={t('statistics')} description={t('statisticsText')}>
      {data.locked ? <Locked>{charts}</Locked> : charts}
    </Card>
  )
}

function Locked({ children }: { children: ReactNode }) {
  return (
    <LockOverlay
      isLocked
      title={t('statisticsLocked')}
      description={t('statisticsLockedText')}
      action={
        <Button variant="primary" href={urls.plans()}>
          {t('seePlans')}
        </Button>
      }
    >
      {children}
    </LockOverlay>
  )
}

function ChartsSkeleton() {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <Skeleton height={CHART_HEIGHT + CAPTION_HEIGHT} />
      <Skeleton height={CHART_HEIGHT + CAPTION_HEIGHT} />
    </div>
  )
}
