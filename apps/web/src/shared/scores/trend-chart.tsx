import type { TrendPoint } from '@rehearsal/contracts/mock-test-report'
import type { Band } from '@rehearsal/contracts/mock-tests'
import { MOCK_SCORE_MAX, MOCK_SCORE_MIN, TARGET_PRESETS } from '@rehearsal/exam/limits'
import type { Skill } from '@rehearsal/exam/skill'
import { textTone } from '@rehearsal/ui/tone'
import { formatDayOfYear } from '../format/dates.ts'
import { formatNumber } from '../format/numbers.ts'

const TOP = 18
const PLOT = 172
const FOOT = 26
const HEIGHT = TOP + PLOT + FOOT
/** Lines across the chart, where the exam's preset targets lie. */
const marks = [MOCK_SCORE_MIN, ...TARGET_PRESETS, MOCK_SCORE_MAX]
/** As many values and days as stand beside each other on a phone. */
const LABELS = 5

type Props = { points: readonly TrendPoint[]; score: Skill | 'overall' }
type Placed = { id: number; index: number; endedAt: string; band: Band | null; isBreak: boolean; isBrokenOff: boolean }

const yOf = (score: number) => TOP + ((MOCK_SCORE_MAX - score) / (MOCK_SCORE_MAX - MOCK_SCORE_MIN)) * PLOT

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
  const xOf = (index: number) => `${6 + ((index + 0.5) / points.length) * 94}%`
  const isLabelled = labelled(points.length)
  return (
    <svg
      aria-hidden
      width="100%"
      height={HEIGHT}
      className={`num block overflow-visible text-xs ${textTone[score === 'overall' ? 'brand' : score]}`}
      direction="ltr"
    >
      {marks.map((mark) => (
        <g key={mark}>
          <line x1="6%" x2="100%" y1={yOf(mark)} y2={yOf(mark)} className="stroke-line" />
          <text x="0" y={yOf(mark) + 4} className="fill-ink-3">
            {mark}
          </text>
        </g>
      ))}
      <Steps placed={placed} xOf={xOf} />
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
  )
}

/** Which places have their value and day written beside them: all where there is room, otherwise every few, counted from the latest. */
function labelled(count: number): (index: number) => boolean {
  const every = Math.ceil(count / LABELS)
  return (index) => (count - 1 - index) % every === 0
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

/** Lines from score to score; none across a break, where they do not compare. */
function Steps({ placed, xOf }: { placed: readonly Placed[]; xOf: (index: number) => string }) {
  const shown = placed.filter(({ band }) => band !== null)
  return shown.slice(1).map((point, at) => {
    const before = shown[at]
    if (before === undefined || before.band === null || point.band === null) return null
    const isBroken = placed.some(({ index, isBreak }) => isBreak && index > before.index && index <= point.index)
    if (isBroken) return null
    return (
      <line
        key={point.id}
        x1={xOf(before.index)}
        x2={xOf(point.index)}
        y1={yOf(before.band.value)}
        y2={yOf(point.band.value)}
        stroke="currentColor"
        strokeWidth={1.5}
      />
    )
  })
}
