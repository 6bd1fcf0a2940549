import { classNames } from '../class-names/class-names.ts'
import { untranslated } from '../untranslated/untranslated.ts'

/** Seconds as m:ss, from an hour on as h:mm:ss. Parts of a second are cut. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  return minutes < 60
    ? `${minutes}:${two(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`
}

type Props = {
  seconds: number
  label: string
  /** Past it the time turns red (specification §4.3). */
  maxSeconds?: number | undefined
  hasMaximum?: boolean | undefined
  size?: 'medium' | 'large' | undefined
}

/** A running or a finished time. It is not a live region: the page says the moments that matter. */
export function Timer({ seconds, label, maxSeconds, hasMaximum = false, size = 'medium' }: Props) {
  const isOver = maxSeconds !== undefined && seconds > maxSeconds
  return (
    <span
      {...untranslated}
      role="timer"
      aria-live="off"
      aria-label={label}
      data-over={isOver || undefined}
      className="num inline-flex items-baseline gap-1 whitespace-nowrap"
      dir="ltr"
    >
      <span
        className={classNames(
          'font-semibold leading-none',
          size === 'large' ? 'text-2xl tracking-[-0.02em] md:text-[1.75rem]' : 'text-base',
          isOver ? 'text-bad' : 'text-ink',
        )}
      >
        {formatSeconds(seconds)}
      </span>
      {hasMaximum && maxSeconds !== undefined ? (
        <span className={classNames('font-medium text-ink-3', size === 'large' ? 'text-base' : 'text-sm')}>
          / {formatSeconds(maxSeconds)}
        </span>
      ) : null}
    </span>
  )
}
