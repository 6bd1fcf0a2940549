const WIDTH = 72
const HEIGHT = 22
const MARGIN = 3

/** The latest shares of marks as one small line; the row beside it says them in words. */
export function TrendLine({ shares }: { shares: readonly number[] }) {
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, shares.length - 1)
  const points = shares.map((share, i) => [MARGIN + i * step, HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)] as const)
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
