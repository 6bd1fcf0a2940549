import { Banner } from '@rehearsal/ui/banner'
import { CloudOff } from 'lucide-react'
import { useOnline } from '../../shared/use-online.ts'
import { t } from './messages.ts'

/** Says that the network is gone, for as long as it is. */
export function OfflineBanner() {
  if (useOnline()) return null
  return (
    <div className="mx-auto w-full max-w-[1200px] px-4 pt-3 md:px-7">
      <Banner tone="fair" icon={<CloudOff size={17} aria-hidden />}>
        {t('offline')}
      </Banner>
    </div>
  )
}
