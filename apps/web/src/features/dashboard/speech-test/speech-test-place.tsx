import { Card } from '@rehearsal/ui/card'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { t } from '../messages.ts'

/** The speech test while its recorder is on the way. */
export function SpeechTestPlace() {
  return (
    <Card title={t('speechTest')}>
      <div role="status" aria-busy="true" aria-label={t('loadingSpeechTest')}>
        <Skeleton height={294} />
      </div>
    </Card>
  )
}
