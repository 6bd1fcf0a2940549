import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { runningTestQuery } from '../../../shared/api/running-test-query.ts'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'

/** Where the running test stands, on the home page; nothing where none runs, or where that cannot be asked. */
export function RunningNotice() {
  const { variant } = useSession()
  const { data: running } = useQuery(runningTestQuery(variant))
  if (!running) return null
  const { id, position, itemCount, resumableUntil } = running
  const place = { number: Math.min(position + 1, itemCount), total: itemCount }
  return (
    <div className="mb-4">
      <Banner
        tone="brand"
        isLive={false}
        icon={<ClipboardCheck size={18} className="shrink-0" aria-hidden />}
        action={
          <Button size="small" variant="primary" href={urls.mockTest(id)}>
            {t('toRunning')}
          </Button>
        }
      >
        <p className="num">
          {resumableUntil === null
            ? t('waiting', place)
            : t('waitingUntil', { ...place, moment: formatMoment(resumableUntil, now()) })}
        </p>
      </Banner>
    </div>
  )
}
