import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

export type ChoiceTone = 'good' | 'bad' | undefined
export type ChoiceVariant = 'plain' | 'card'

type Props = {
  type: 'checkbox' | 'radio'
  name?: string | undefined
  value?: string | undefined
  label: ReactNode
  description?: ReactNode
  isChecked: boolean
  isDisabled: boolean
  variant?: ChoiceVariant | undefined
  tone?: ChoiceTone
  onChoose: (isChecked: boolean) => void
}

const marks = {
  radio: 'rounded-full checked:border-[6px] checked:border-brand checked:bg-on-brand',
  checkbox: 'rounded-[5px] checked:border-brand checked:bg-brand',
} as const

const cardLook =
  'rounded-control border px-4 py-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand'

function cardTone(isChecked: boolean, tone: ChoiceTone): string {
  if (tone === 'good') return 'border-good bg-good-soft'
  if (tone === 'bad') return 'border-bad bg-bad-soft'
  return isChecked ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface hover:border-control hover:bg-sunken'
}

/** A native radio button or checkbox with its label; the shared part of the choice components. */
export function ChoiceInput(props: Props) {
  const { type, name, value, label, description, isChecked, isDisabled, variant = 'plain', tone, onChoose } = props
  return (
    <label
      className={classNames(
        'flex min-h-6 items-start gap-3 has-disabled:cursor-default',
        variant === 'card' ? classNames(cardLook, cardTone(isChecked, tone)) : 'touch:py-2.5',
      )}
    >
      <span className="relative mt-[0.1rem] grid size-5 shrink-0 place-items-center">
        <input
          type={type}
          name={name}
          value={value}
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => onChoose(event.target.checked)}
          className={classNames(
            'peer size-5 appearance-none border-[1.5px] border-control bg-surface disabled:opacity-70',
            marks[type],
          )}
        />
        {type === 'checkbox' ? (
          <svg
            viewBox="0 0 20 20"
            aria-hidden
            className="pointer-events-none absolute size-5 fill-none stroke-on-brand stroke-[2.4] opacity-0 peer-checked:opacity-100"
          >
            <path d="M5.2 10.4l3.1 3.1 6.5-6.8" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        ) : null}
      </span>
      <span className="min-w-0 flex-1">
        {label}
        {description ? <span className="block text-sm text-ink-3">{description}</span> : null}
      </span>
      {tone === 'good' ? <CircleCheck size={20} className="mt-0.5 shrink-0 text-good" aria-hidden /> : null}
      {tone === 'bad' ? <CircleX size={20} className="mt-0.5 shrink-0 text-bad" aria-hidden /> : null}
    </label>
  )
}
