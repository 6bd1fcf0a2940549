import { Button } from '@rehearsal/ui/button'
import { classNames } from '@rehearsal/ui/class-names'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../messages.ts'
import { setupSteps, type SetupStep } from '../setup-machine.ts'

type Props = {
  step: SetupStep
  current: SetupStep
  /** What was done, in few words; shown once it is. */
  summary?: string | undefined
  onBack: () => void
  children: ReactNode
}

const looks = {
  done: 'bg-good text-surface',
  inProgress: 'bg-brand text-on-brand',
  waiting: 'bg-sunken text-ink-3',
} as const

/** One step: done, in progress or waiting (specification §4.2), in words and in signs. */
export function SetupStepCard({ step, current, summary, onBack, children }: Props) {
  const titleId = useId()
  const place = setupSteps.indexOf(step)
  const present = setupSteps.indexOf(current)
  const look = place < present ? 'done' : place === present ? 'inProgress' : 'waiting'
  const heading = useStepFocus(look === 'inProgress')
  return (
    <li
      aria-labelledby={titleId}
      aria-current={look === 'inProgress' ? 'step' : undefined}
      className={classNames(
        'rounded-card border bg-surface p-4 md:p-5',
        look === 'inProgress' ? 'border-brand' : 'border-line',
      )}
    >
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className={classNames(
            'num mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold',
            looks[look],
          )}
        >
          {look === 'done' ? <Check size={16} strokeWidth={3} /> : place + 1}
        </span>
        <div className="min-w-0 flex-1">
          <h2
            id={titleId}
            ref={heading}
            tabIndex={-1}
            className={classNames(
              'text-base font-semibold tracking-[-0.01em] outline-none',
              look === 'waiting' && 'text-ink-3',
            )}
          >
            {t(`step_${step}`)}
          </h2>
          <p className="text-sm text-ink-3 [overflow-wrap:anywhere]">
            {t(look)}
            {look === 'done' && summary !== undefined ? <span className="text-ink-2"> · {summary}</span> : null}
          </p>
        </div>
        {look === 'done' ? (
          <Button size="small" onClick={onBack} aria-label={t('changeStep', { step: t(`step_${step}`) })}>
            {t('change')}
          </Button>
        ) : null}
      </div>
      {look === 'inProgress' ? <div className="mt-4 grid gap-4 md:ps-10">{children}</div> : null}
    </li>
  )
}

/** The focus goes along to the step that begins; the first one, and whoever is elsewhere on the page, is left alone. */
function useStepFocus(isCurrent: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const was = useRef(isCurrent)
  useEffect(() => {
    const begins = isCurrent && !was.current
    was.current = isCurrent
    const title = heading.current
    const isNear = title?.closest('ol')?.contains(document.activeElement) ?? false
    if (begins && (isNear || document.activeElement === document.body)) title?.focus()
  }, [isCurrent])
  return heading
}
