type Axis = { ticks: readonly number[]; yOf: (tick: number) => number }
type Labels = Axis & {
  width: number
  height: number
  format: (tick: number) => string
}

/** Less than the width, so that the numbers keep clear of what they stand beside. */
const GAP = 6

/** The numbers beside a chart, each at its line. A picture of its own, so that the chart beside it can scroll or be as wide as there is room. */
export function ValueAxis({ ticks, yOf, width, height, format }: Labels) {
  return (
    <svg aria-hidden width={width} height={height} className="num shrink-0 overflow-visible text-xs" direction="ltr">
      {ticks.map((tick) => (
        <text key={tick} x={width - GAP} y={yOf(tick) + 4} textAnchor="end" className="fill-ink-3">
          {format(tick)}
        </text>
      ))}
    </svg>
  )
}

/** Lines across a chart where its axis has numbers. */
export function ValueLines({ ticks, yOf }: Axis) {
  return ticks.map((tick) => <line key={tick} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />)
}
