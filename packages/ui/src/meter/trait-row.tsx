import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Tone } from '../tone/tone.ts'
import { Meter } from './meter.tsx'

type Props = {
  label: string
  value: number
  max: number
  valueText: string
  maxText: string
  /** Why it is so, in one line. */
  reason?: ReactNode
  tone?: Tone | undefined
  /** Makes the row a button that opens its detail. */
  onOpen?: (() => void) | undefined
  isOpen?: boolean | undefined
  children?: ReactNode
}

/** One judged quality of an answer: its name, its marks, a bar, the reason, and what opens below. */
export function TraitRow({
  label,
  value,
  max,
  valueText,
  maxText,
  reason,
  tone,
  onOpen,
  isOpen = false,
  children,
}: Props) {
  const head = (
    <span className="flex w-full items-center gap-2">
      <span className="min-w-0 flex-1 text-start text-[0.9063rem] font-semibold">{label}</span>{' '}
      <span className="num text-[0.9375rem]">
        <b className="font-semibold">{valueText}</b> <span className="text-ink-3">/ {maxText}</span>
      </span>
      {onOpen ? (
        <ChevronDown
          size={16}
          aria-hidden
          className={classNames('text-ink-3 transition-transform', isOpen && 'rotate-180')}
        />
      ) : null}
    </span>
  )
  return (
    <div className="border-b border-line py-3 last:border-b-0">
      {onOpen ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="flex min-h-7 touch:min-h-11 w-full items-center rounded"
        >
          {head}
        </button>
      ) : (
        <div className="flex min-h-7 items-center">{head}</div>
      )}
      <div className="mt-1">
        <Meter label={label} value={value} max={max} tone={tone} valueText={`${valueText} / ${maxText}`} />
      </div>
      {reason ? <div className="mt-1.5 text-sm text-ink-3">{reason}</div> : null}
      {isOpen && children ? <div className="mt-3">{children}</div> : null}
    </div>
  )
}
