import { Skeleton } from '@rehearsal/ui/skeleton'

/** Comments that are being loaded. */
export function CommentSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <div aria-busy role="status" aria-label={label} className="grid gap-6">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="flex gap-3">
          <Skeleton shape="circle" width="2.25rem" height="2.25rem" />
          <div className="grid flex-1 gap-2.5 pt-1">
            <Skeleton shape="text" width="10rem" />
            <Skeleton shape="text" width="85%" />
            <Skeleton shape="text" width="40%" />
          </div>
        </div>
      ))}
    </div>
  )
}
