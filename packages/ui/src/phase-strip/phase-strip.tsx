import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { Timer } from '../timer/timer.tsx'

type Step = { id: string; label: string }

type Props = {
  label: string
  steps: readonly Step[]
  currentId: string
  statusLabel?: string | undefined
  /** Counts down; announced at 60, 30 and 10 seconds. */
  remainingSeconds?: number | undefined
  /** Counts up instead. */
  elapsedSeconds?: number | undefined
  totalSeconds?: number | undefined
  announce: (seconds: number) => string
  actions?: ReactNode
}

/**
 * The moment that a countdown has passed last: 60, 30 or 10, as far as the phase was longer than that; otherwise none.
 * @param remaining seconds left  @param total seconds of the whole phase
 */
export function announcedMoment(remaining: number, total: number): number | null {
  if (remaining <= 0) return null
  return [10, 30, 60].find((moment) => remaining <= moment && moment < total) ?? null
}

/** The timed phases of an answer in one line, with the time of the current one. */
export function PhaseStrip(props: Props) {
  const { label, steps, currentId, statusLabel, remainingSeconds, elapsedSeconds, totalSeconds, announce, actions } =
    props
  const moment =
    remainingSeconds === undefined ? null : announcedMoment(Math.ceil(remainingSeconds), totalSeconds ?? Infinity)
  const shown = remainingSeconds === undefined ? elapsedSeconds : Math.ceil(remainingSeconds)
  const current = steps.findIndex((step) => step.id === currentId)
  return (
    <section
      aria-label={label}
      className="flex min-h-[3.75rem] flex-wrap items-center justify-between gap-x-3 gap-y-2 md:gap-x-4 border-y border-line bg-[color-mix(in_oklch,var(--sunken)_55%,var(--surface))] px-4 py-3 md:px-6"
    >
      <ol className="flex items-center gap-2 text-[0.8125rem]">
        {steps.map((step, index) => (
          <PhaseStep
            key={step.id}
            step={step}
            state={index === current ? 'current' : index < current ? 'done' : 'waiting'}
            hasArrow={index > 0}
          />
        ))}
      </ol>
      <div className="ms-auto flex items-center gap-2.5 md:gap-3">
        {actions}
        {statusLabel && shown !== undefined ? <span className="text-[0.8125rem] text-ink-3">{statusLabel}</span> : null}
        {shown === undefined ? null : (
          <Timer
            seconds={shown}
            label={statusLabel ?? label}
            size="large"
            {...(remainingSeconds === undefined ? { maxSeconds: totalSeconds, hasMaximum: true } : {})}
          />
        )}
      </div>
      <LiveRegion>{moment === null ? '' : announce(moment)}</LiveRegion>
    </section>
  )
}

function PhaseStep({
  step,
  state,
  hasArrow,
}: {
  step: Step
  state: 'done' | 'current' | 'waiting'
  hasArrow: boolean
}) {
  const isCurrent = state === 'current'
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames('flex items-center gap-2', !isCurrent && 'max-md:hidden')}
    >
      {hasArrow ? (
        <span aria-hidden className="text-ink-3 opacity-60 max-md:hidden rtl:rotate-180">
          →
        </span>
      ) : null}
      <span
        className={classNames('inline-flex items-center gap-1', isCurrent ? 'font-semibold text-ink' : 'text-ink-3')}
      >
        {state === 'done' ? <Check size={13} className="text-good" aria-hidden /> : null}
        {step.label}
      </span>
    </li>
  )
}
