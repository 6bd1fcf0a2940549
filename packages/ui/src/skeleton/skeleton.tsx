import { classNames } from '../class-names/class-names.ts'

type Props = {
  width?: number | string | undefined
  height?: number | string | undefined
  shape?: 'block' | 'text' | 'circle' | undefined
}

const shapes = { block: 'rounded-control', text: 'h-[0.8em] rounded', circle: 'rounded-full' } as const

/** A grey place for what is being loaded, in the size of what will come. */
export function Skeleton({ width = '100%', height, shape = 'block' }: Props) {
  return (
    <span aria-hidden className={classNames('block animate-pulse bg-line', shapes[shape])} style={{ width, height }} />
  )
}

/** Lines of text that are being loaded; the last is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <span aria-hidden className="grid gap-3">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} shape="text" width={index === lines - 1 ? '62%' : '100%'} />
      ))}
    </span>
  )
}
