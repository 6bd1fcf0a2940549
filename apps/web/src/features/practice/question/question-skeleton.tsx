import { Card } from '@rehearsal/ui/card'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { t } from '../messages.ts'

/** A question in the shape it will have. */
export function QuestionSkeleton() {
  return (
    <div aria-busy role="status" aria-label={t('loadingQuestion')}>
      <Card padding="none">
        <div className="grid gap-4 px-4 py-5 md:px-6">
          <Skeleton shape="text" width="9rem" />
          <Skeleton shape="text" width="45%" height="1.75rem" />
          <SkeletonText lines={5} />
        </div>
        <div className="h-[3.75rem] border-y border-line" />
        <div className="px-4 py-6 md:px-6">
          <Skeleton height="4rem" />
        </div>
        <div className="h-16 border-t border-line" />
      </Card>
    </div>
  )
}
