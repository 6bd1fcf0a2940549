import { Skeleton } from '@rehearsal/ui/skeleton'
import { t } from '../messages.ts'

/** The page's shape while it loads. */
export function ListSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('listLoading')} className="grid gap-8">
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton height={168} />
        <Skeleton height={168} />
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton height={148} />
        <Skeleton height={148} />
        <Skeleton height={148} />
      </div>
      <Skeleton height={120} />
    </div>
  )
}
