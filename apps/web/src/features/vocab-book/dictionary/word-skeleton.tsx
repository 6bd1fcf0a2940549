import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { t } from '../messages.ts'

/** The bar of specification §2.14 over a word's shape. */
export function WordSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('lookingUp')}>
      <div className="h-0.5 overflow-hidden bg-brand-soft" aria-hidden>
        <div className="h-full w-1/3 animate-[loading-bar_1.1s_ease-in-out_infinite] bg-brand motion-reduce:w-full motion-reduce:animate-none" />
      </div>
      <div className="grid gap-4 px-5 py-5 md:px-6">
        <Skeleton width="9rem" height={34} />
        <Skeleton width="16rem" height={32} />
        <SkeletonText lines={4} />
        <SkeletonText lines={3} />
      </div>
    </div>
  )
}
