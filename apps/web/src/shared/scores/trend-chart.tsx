import type { TrendPoint } from '@rehearsal/contracts/mock-test-report'
import type { Band } from '@rehearsal/contracts/mock-tests'
import { MOCK_SCORE_MAX, MOCK_SCORE_MIN, TARGET_PRESETS } from '@rehearsal/exam/limits'
import type { Skill } from '@rehearsal/exam/skill'
import { columnOf, labelledOf, linearScale, Steps, ValueAxis, ValueLines } from '@rehearsal/ui/chart'
import { textTone } from '@rehearsal/ui/tone'
import { formatDayOfYear } from '../format/dates.ts'
import { formatNumber } from '../format/numbers.ts'

const TOP = 18
const PLOT = 172
const FOOT = 26
const HEIGHT = TOP + PLOT + FOOT
const AXIS = 24
/** Lines across the chart, where the exam's preset targets lie. */
const marks = [MOCK_SCORE_MIN, ...TARGET_PRESETS, MOCK_SCORE_MAX]
/** As many values and days as stand beside each other on a phone. */
const LABELS = 5

type Props = { points: readonly TrendPoint[]; score: Skill | 'overall' }

const yOf = linearScale([MOCK_SCORE_MIN, MOCK_SCORE_MAX], [TOP + PLOT, TOP])

/** One score of several tests side by side, the earliest first. What it shows stands beside it as a table. */
export function TrendChart({ points, score }: Props) {
  const placed = points.map(({ id, endedAt, scores, isBreak, isBrokenOff }, index) => ({
    id,
    index,
    endedAt,
    band: scores[score],
    isBreak,
    isBrokenOff,
  }))
  const xOf = columnOf(points.length)
  const isLabelled = labelledOf(points.length, LABELS)
  const drawn = placed.flatMap(({ id, index, band }) =>
    band === null ? [] : [{ id, x: xOf(index), y: yOf(band.value), index }],
  )
  return (
    <div aria-hidden dir="ltr" className="flex">
      <ValueAxis ticks={marks} yOf={yOf} width={AXIS} height={HEIGHT} format={String} />
      <svg
        width="100%"
        height={HEIGHT}
        className={`num block min-w-0 flex-1 overflow-visible text-xs ${textTone[score === 'overall' ? 'brand' : score]}`}
      >
        <ValueLines ticks={marks} yOf={yOf} />
        <Steps
          points={drawn}
          strokeWidth={1.5}
          isApart={(point, before) =>
            placed.some(({ index, isBreak }) => isBreak && index > before.index && index <= point.index)
          }
        />
        {placed.map((point) => (
          <g key={point.id}>
            {point.isBreak ? (
              <line
                x1={xOf(point.index - 0.5)}
                x2={xOf(point.index - 0.5)}
                y1={TOP - 6}
                y2={TOP + PLOT}
                strokeDasharray="4 4"
                strokeWidth={1.5}
                className="stroke-ink-2"
              />
            ) : null}
            {point.band === null ? null : (
              <Range
                x={xOf(point.index)}
                band={point.band}
                hasValue={isLabelled(point.index)}
                isBrokenOff={point.isBrokenOff}
              />
            )}
            {isLabelled(point.index) ? (
              <text x={xOf(point.index)} y={HEIGHT - 6} textAnchor="middle" className="fill-ink-3">
                {formatDayOfYear(point.endedAt)}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  )
}

type RangeProps = { x: string; band: Band; hasValue: boolean; isBrokenOff: boolean }

function Range({ x, band: { value, low, high }, hasValue, isBrokenOff }: RangeProps) {
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={yOf(high)}
        y2={yOf(low)}
        stroke="currentColor"
        strokeOpacity={0.3}
        strokeWidth={10}
        strokeLinecap="round"
      />
      <circle
        cx={x}
        cy={yOf(value)}
        r={4.5}
        stroke="currentColor"
        strokeWidth={2}
        className={isBrokenOff ? 'fill-surface' : 'fill-current'}
      />
      {hasValue ? (
        <text
          x={x}
          y={Math.max(11, yOf(high) - 9)}
          textAnchor="middle"
          className="fill-ink text-[0.8125rem] font-semibold"
        >
          {formatNumber(value)}
        </text>
      ) : null}
    </>
  )
}
