import { classNames } from '../class-names/class-names.ts'

type Props = {
  value: number
  min: number
  max: number
  low: number
  high: number
  /** The whole in words, for screen readers. */
  label: string
  valueText: string
  bandText: string
}

const shareOf = (value: number, min: number, max: number) => Math.min(1, Math.max(0, (value - min) / (max - min)))

/** A value on a scale with the band it should lie in. Numbers run from left to right in every language. */
export function BandGauge({ value, min, max, low, high, label, valueText, bandText }: Props) {
  const at = shareOf(value, min, max)
  const [from, to] = [shareOf(low, min, max), shareOf(high, min, max)]
  const isWithin = value >= low && value <= high
  return (
    <div role="img" aria-label={label} dir="ltr" className="num max-w-xl text-[0.8125rem]">
      <div className="relative h-7">
        <span
          className={classNames(
            'absolute bottom-1 whitespace-nowrap text-[0.9375rem] font-semibold',
            isWithin ? 'text-good' : 'text-fair',
          )}
          style={{ left: `${at * 100}%`, transform: `translateX(-${at * 100}%)` }}
        >
          {valueText}
        </span>
      </div>
      <div className="relative h-3 rounded-full bg-line">
        <div
          className="absolute inset-y-0 bg-good-soft outline-1 outline-good"
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
        <div
          className={classNames('absolute -inset-y-1 w-1 rounded-full', isWithin ? 'bg-good' : 'bg-fair')}
          style={{ left: `calc(${at * 100}% - 2px)` }}
        />
      </div>
      <div className="relative mt-1.5 h-5 text-ink-3">
        <span
          className="absolute whitespace-nowrap"
          style={{ left: `${((from + to) / 2) * 100}%`, transform: 'translateX(-50%)' }}
        >
          {bandText}
        </span>
      </div>
    </div>
  )
}
