import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Spinner } from '../spinner/spinner.tsx'

export type StepState = 'done' | 'current' | 'waiting' | 'failed'

export type Step = { id: string; label: string; state: StepState; stateLabel: string; detail?: ReactNode }

type Props = { label: string; steps: readonly Step[]; direction?: 'column' | 'row' | undefined }

const markLooks = {
  done: 'bg-good text-surface',
  current: 'bg-brand-soft text-brand-strong',
  waiting: 'bg-sunken text-ink-3',
  failed: 'bg-bad text-on-bad',
} as const satisfies Record<StepState, string>

/** Steps of something that takes a while, or of a wizard: done, in progress, waiting or failed, in words and in signs. */
export function StepList({ label, steps, direction = 'column' }: Props) {
  return (
    <ol
      aria-label={label}
      className={classNames('flex', direction === 'row' ? 'flex-wrap gap-x-6 gap-y-3' : 'flex-col gap-3.5')}
    >
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="flex items-start gap-3"
        >
          <span
            aria-hidden
            className={classNames(
              'num grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
              markLooks[step.state],
            )}
          >
            <StepMark state={step.state} number={index + 1} />
          </span>
          <span className="min-w-0 pt-px">
            <span className={classNames('block', step.state === 'waiting' ? 'text-ink-3' : 'font-medium')}>
              {step.label}
            </span>
            <span className="block text-[0.8125rem] text-ink-3">{step.stateLabel}</span>
            {step.detail}
          </span>
        </li>
      ))}
    </ol>
  )
}

function StepMark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Check size={14} strokeWidth={3} />
  if (state === 'failed') return <X size={14} strokeWidth={3} />
  return state === 'current' ? <Spinner size={14} /> : number
}
