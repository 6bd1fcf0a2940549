import { Card } from '@rehearsal/ui/card'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'

type Props = {
  title: string
  error: unknown
  onRetry: () => void
  isRetrying: boolean
}

export function ListProblem(props: Props) {
  return (
    <Card padding="none">
      <LoadProblem {...props} />
    </Card>
  )
}

/** As many cards as will come, roughly. */
export function ListSkeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="grid gap-3">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid gap-3 rounded-card border border-line bg-surface p-4 md:px-5">
          <Skeleton width="40%" height="1.1rem" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  )
}
