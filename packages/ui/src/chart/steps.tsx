/** A value on a chart; `x` in percent, so that the chart is as wide as there is room. */
type Place = { id: number; x: string; y: number }

type Props<Point extends Place> = {
  points: readonly Point[]
  strokeWidth: number
  /** Whether nothing connects a point with the one before it. */
  isApart?: (point: Point, before: Point) => boolean
}

/** Lines from value to value in the colour of the text. */
export function Steps<Point extends Place>({ points, strokeWidth, isApart = () => false }: Props<Point>) {
  return points.slice(1).map((point, at) => {
    const before = points[at]
    if (before === undefined || isApart(point, before)) return null
    return (
      <line
        key={point.id}
        x1={before.x}
        x2={point.x}
        y1={before.y}
        y2={point.y}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
      />
    )
  })
}
