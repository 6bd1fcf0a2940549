import type { Statistics } from '@rehearsal/contracts/statistics'
import { ActivityChart } from './activity-chart.tsx'
import { PerformanceChart } from './performance-chart.tsx'

/** Both charts. */
export function StatisticsCharts({ statistics }: { statistics: Statistics }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <PerformanceChart statistics={statistics} />
      <ActivityChart months={statistics.practiceMonths} />
    </div>
  )
}
