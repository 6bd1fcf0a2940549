import { classNames } from '../class-names/class-names.ts'
import { shareOf } from '../ring/ring.tsx'
import { solidTone, toneOfShare, type Tone } from '../tone/tone.ts'

type Props = { label: string; value: number; max: number; tone?: Tone | undefined; valueText?: string | undefined }

/** A value against its maximum, as a bar. */
export function Meter({ label, value, max, tone, valueText }: Props) {
  const share = shareOf(value, max)
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={Math.round(value * 100) / 100}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width] duration-200',
          solidTone[tone ?? toneOfShare(share)],
        )}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
