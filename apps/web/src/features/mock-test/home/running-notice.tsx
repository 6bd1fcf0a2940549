import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { urls } from '../../../shared/urls.ts'
import { mockTestsQuery } from '../api/mock-tests-query.ts'
import { t } from '../messages.ts'

/** Where the running test stands, on the home page; nothing where none runs, or where that cannot be asked. */
export function RunningNotice() {
  const { variant } = useSession()
  // That scores are coming is for the list to watch.
  const { data } = useQuery({ ...mockTestsQuery(variant, 1), refetchInterval: false })
  const running = data?.running ?? null
  if (running === null) return null
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
