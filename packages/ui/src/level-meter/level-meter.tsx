import { classNames } from '../class-names/class-names.ts'
import { useMediaQuery } from '../media-query/use-media-query.ts'

type Props = { /** 0…1 */ level: number; label: string; caption?: string | undefined }

/** Red above 85 percent, amber above 65, otherwise green (specification §4.1). */
export function levelTone(level: number): 'good' | 'fair' | 'bad' {
  if (level > 0.85) return 'bad'
  return level > 0.65 ? 'fair' : 'good'
}

const looks = { good: 'bg-good', fair: 'bg-fair', bad: 'bg-bad' } as const

/** How loud it is now: 25 bars, 50 on wide screens (specification §9). */
export function LevelMeter({ level, label, caption }: Props) {
  const isWide = useMediaQuery('(min-width: 992px)')
  const count = isWide ? 50 : 25
  const lit = Math.round(Math.min(1, Math.max(0, level)) * count)
  return (
    <div className="w-full md:w-auto">
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={Math.round(level * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="flex h-8 items-end gap-[3px] max-md:justify-between lg:gap-0.5"
        dir="ltr"
      >
        {Array.from({ length: count }, (_, index) => (
          <i
            key={index}
            data-lit={index < lit || undefined}
            className={classNames(
              'w-[5px] rounded-[2px] max-md:w-[7px] lg:w-[3px]',
              index < lit ? looks[levelTone(level)] : 'bg-line-strong',
            )}
            style={{ height: `${25 + (75 * index) / (count - 1)}%` }}
          />
        ))}
      </div>
      {caption === undefined ? null : <div className="mt-1 min-h-4 text-xs text-ink-3">{caption}</div>}
    </div>
  )
}
