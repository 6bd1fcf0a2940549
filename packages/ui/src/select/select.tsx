import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { controlLook, FormField, type FieldTexts } from '../form-field/form-field.tsx'
import type { Option } from '../option/option.ts'

type Props<V extends string> = FieldTexts &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'size' | 'required' | 'multiple'> & {
    options: readonly Option<V>[]
    value: V | null
    onChange: (value: V) => void
    placeholder?: string | undefined
    size?: 'small' | 'medium' | undefined
    tone?: 'good' | 'bad' | undefined
  }

const tones = { good: 'border-good bg-good-soft', bad: 'border-bad bg-bad-soft' } as const

/**
 * A native select, which the system opens as its own list: on a phone that list is a wheel or a sheet.
 * The 200 px of specification §9 hold where the browser lets a page style the list (`appearance: base-select`).
 */
export function Select<V extends string>(props: Props<V>) {
  const { label, description, error, isRequired, hasLabelHidden, id, className, ...more } = props
  const { options, value, onChange, placeholder, size = 'medium', tone, ...select } = more
  const choose = (next: string) => {
    const chosen = options.find((option) => option.value === next)
    if (chosen) onChange(chosen.value)
  }
  return (
    <FormField {...{ label, description, error, isRequired, hasLabelHidden, id }} isInline={size === 'small'}>
      {(wiring) => (
        <span className={classNames('relative', size === 'small' ? 'inline-block' : 'block', className)}>
          <select
            {...select}
            {...wiring}
            value={value ?? ''}
            onChange={(event) => choose(event.target.value)}
            className={classNames(
              controlLook,
              'appearance-none pe-9',
              size === 'small' ? 'min-h-8 touch:min-h-11 py-0.5 text-[0.95em] font-medium' : 'min-h-10 touch:min-h-11',
              value === null && 'text-ink-3',
              tone && tones[tone],
            )}
          >
            {placeholder === undefined && value !== null ? null : (
              <option value="" disabled hidden={placeholder === undefined}>
                {placeholder ?? ''}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                className="bg-surface text-ink"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-3"
          />
        </span>
      )}
    </FormField>
  )
}
