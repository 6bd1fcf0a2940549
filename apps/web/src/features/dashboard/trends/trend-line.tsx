import { linearScale } from '@rehearsal/ui/chart'

const WIDTH = 72
const HEIGHT = 22
const MARGIN = 3
const yOf = linearScale([0, 1], [HEIGHT - MARGIN, MARGIN])

/** The latest shares of marks as one small line; the row beside it says them in words. */
export function TrendLine({ shares }: { shares: readonly number[] }) {
  const xOf = linearScale([0, shares.length - 1], [MARGIN, WIDTH - MARGIN])
  const points = shares.map((share, i) => [xOf(i), yOf(share)] as const)
  const last = points.at(-1)
  if (last === undefined) return null
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <polyline
        points={points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth={1.6}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={last[0]} cy={last[1]} r={2.6} fill="var(--brand)" />
    </svg>
  )
}
