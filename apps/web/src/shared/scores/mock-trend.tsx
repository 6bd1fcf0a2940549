import { Card } from '@rehearsal/ui/card'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/use-session.ts'
import { t } from './messages.ts'
import { mockTrendQuery } from './mock-trend-query.ts'
import { ScoreTrend } from './score-trend.tsx'

/** How the scores went from test to test in the exam that is switched on. Nothing below two tests, and the page stands without it where it fails. */
export function MockTrend() {
  const { variant } = useSession()
  const { data } = useQuery(mockTrendQuery(variant))
  if (data === undefined || data.trend.length < 2) return null
  return (
    <Card title={t('trend')}>
      <ScoreTrend points={data.trend} />
    </Card>
  )
}
