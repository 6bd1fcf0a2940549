import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { shareOf } from '../ring/ring.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max' | 'aria-label'> & {
  label: string
  value: number
  max: number
  onChange: (value: number) => void
}

/** A native slider from 0 to its maximum, filled up to its value. Runs from left to right in every language, as sound does. */
export function Range({ label, value, max, onChange, className, ...input }: Props) {
  const fill: CSSProperties & { '--fill': string } = { '--fill': `${shareOf(value, max) * 100}%` }
  return (
    <input
      {...input}
      type="range"
      dir="ltr"
      aria-label={label}
      min={0}
      max={max}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      style={fill}
      className={classNames('range h-6 touch:h-11 min-w-0', className)}
    />
  )
}
