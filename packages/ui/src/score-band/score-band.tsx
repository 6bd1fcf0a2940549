import { linearScale, percent } from '../chart/scale.ts'
import { textTone, type Tone } from '../tone/tone.ts'

type Props = {
  value: number
  min: number
  max: number
  /** Where the value lies for all that is known; no range is drawn where none is. */
  low?: number | undefined
  high?: number | undefined
  /** Drawn as a dashed line. */
  target?: number | undefined
  /** The whole in words, for screen readers. */
  label: string
  tone?: Tone | undefined
}

const HEIGHT = 18
const TRACK = 6
const BAND = 12

/**
 * A value on its scale with the range in which it lies. Drawn, not coloured in the background, so that it stands on paper too; it runs from
 * left to right in every language.
 */
export function ScoreBand({ value, min, max, low = value, high = value, target, label, tone = 'brand' }: Props) {
  const at = linearScale([min, max], [0, 100])
  const [from, to] = [at(low), at(high)]
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={HEIGHT}
      className={`block overflow-visible ${textTone[tone]}`}
    >
      <rect
        x="0"
        y={(HEIGHT - TRACK) / 2}
        width="100%"
        height={TRACK}
        rx={TRACK / 2}
        className="fill-line print:fill-none print:stroke-current"
      />
      {high > low ? (
        <rect
          x={percent(from)}
          y={(HEIGHT - BAND) / 2}
          width={percent(to - from)}
          height={BAND}
          rx={4}
          fill="currentColor"
          fillOpacity={0.3}
        />
      ) : (
        <rect
          x="0"
          y={(HEIGHT - TRACK) / 2}
          width={percent(at(value))}
          height={TRACK}
          rx={TRACK / 2}
          fill="currentColor"
        />
      )}
      {high > low ? <Line at={at(value)} /> : null}
      {target === undefined ? null : <Line at={at(target)} isDashed />}
    </svg>
  )
}

function Line({ at, isDashed = false }: { at: number; isDashed?: boolean }) {
  return (
    <line
      x1={percent(at)}
      x2={percent(at)}
      y1={0}
      y2={HEIGHT}
      strokeWidth={isDashed ? 2 : 4}
      strokeLinecap={isDashed ? 'butt' : 'round'}
      {...(isDashed ? { strokeDasharray: '3 3', className: 'stroke-ink-2' } : { stroke: 'currentColor' })}
    />
  )
}
