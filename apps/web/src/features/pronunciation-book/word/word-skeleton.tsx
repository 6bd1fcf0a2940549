import { Card } from '@rehearsal/ui/card'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { t } from '../messages.ts'

/** The shape of a word's page while it is on its way. */
export function WordSkeleton() {
  return (
    <div role="status" aria-busy aria-label={t('loadingWord')} className="mx-auto grid max-w-[960px] gap-4">
      <Card>
        <div className="grid min-h-36 content-start gap-4">
          <Skeleton width="40%" height={32} />
          <Skeleton width="65%" height={40} />
          <Skeleton width="50%" height={20} />
        </div>
      </Card>
      <Card>
        <div className="grid min-h-40 content-center gap-4">
          <Skeleton height={88} />
        </div>
      </Card>
      <Card>
        <SkeletonText lines={4} />
      </Card>
    </div>
  )
}
