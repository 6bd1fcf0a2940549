import { Card } from '@rehearsal/ui/card'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { t } from './messages.ts'

/** The shape of a lesson while it is on its way. It has no heading: the focus waits for that of the lesson. */
export function LessonSkeleton() {
  return (
    <div aria-busy role="status" aria-label={t('loadingLesson')} className="mx-auto grid max-w-[860px] gap-5">
      <Skeleton width="55%" height={30} />
      <Card padding="large">
        <div className="grid min-h-[22rem] content-start gap-6">
          <Skeleton width="45%" height={26} />
          <SkeletonText lines={4} />
        </div>
      </Card>
      <Skeleton height={96} />
    </div>
  )
}
