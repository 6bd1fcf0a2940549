import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { CalendarX2 } from 'lucide-react'
import { formatDay } from '../../shared/format/dates.ts'
import { t } from './messages.ts'
import { useKeepAccount } from './use-keep-account.ts'

/** Above every page while the account waits to be deleted: whoever signs in again finds the way back first. */
export function DeletionBanner({ deleteAfter }: { deleteAfter: string }) {
  const { keep, isKeeping } = useKeepAccount()
  return (
    <div className="mb-5">
      <Banner
        tone="bad"
        icon={<CalendarX2 size={18} className="shrink-0" aria-hidden />}
        action={
          <Button size="small" onClick={keep} isLoading={isKeeping}>
            {t('keep')}
          </Button>
        }
      >
        {t('deletionDue', { day: formatDay(deleteAfter) })}
      </Banner>
    </div>
  )
}
