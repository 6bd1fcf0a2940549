import { textTone, type Tone } from '../tone/tone.ts'
import { classNames } from '../class-names/class-names.ts'

type Props = {
  value: number
  max: number
  /** The whole sentence for a screen reader, the scale included. */
  label: string
  /** Stands in the middle. */
  valueText: string
  caption?: string | undefined
  tone?: Tone | undefined
  size?: number | undefined
}

/** `17.26` in the size of `9.13` would touch the ring. */
const LONGEST_LARGE = 4

/** The filled share of a score, from 0 to 1; a maximum of nothing is an empty ring. */
export function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
}

/** A score as a ring around its number. */
export function Ring({ value, max, label, valueText, caption, tone = 'brand', size = 54 }: Props) {
  const stroke = Math.max(5, Math.round(size * (size > 80 ? 0.075 : 0.13)))
  const radius = (size - stroke) / 2
  const around = 2 * Math.PI * radius
  const share = shareOf(value, max)
  return (
    <span
      role="img"
      aria-label={label}
      className="relative inline-grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg width={size} height={size} aria-hidden className={classNames('-rotate-90', textTone[tone])}>
        <circle cx={size / 2} cy={size / 2} r={radius} fill="none" strokeWidth={stroke} className="stroke-line" />
        {share > 0 ? (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            fill="none"
            stroke="currentColor"
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeDasharray={`${around * share} ${around}`}
            className="transition-[stroke-dasharray] duration-200"
          />
        ) : null}
      </svg>
      <span aria-hidden className="num absolute grid justify-items-center text-center">
        <b
          className="font-semibold leading-none tracking-[-0.02em]"
          style={{ fontSize: Math.round(size * (valueText.length > LONGEST_LARGE ? 0.23 : 0.285)) }}
        >
          {valueText}
        </b>
        {caption ? <span className="mt-1 text-xs text-ink-3">{caption}</span> : null}
      </span>
    </span>
  )
}
