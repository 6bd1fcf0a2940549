import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { t } from './messages.ts'

/** Three cards in the shape of plans. */
export function PlansSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t('loadingPlans')}
      className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15.5rem),1fr))] gap-4"
    >
      {[0, 1, 2].map((card) => (
        <div key={card} className="grid gap-4 rounded-card border border-line bg-surface p-5">
          <Skeleton shape="text" width="50%" />
          <Skeleton width={140} height={34} />
          <SkeletonText lines={4} />
          <Skeleton height={40} />
        </div>
      ))}
    </div>
  )
}
