import { Search, X } from 'lucide-react'
import type { ComponentProps, FormEvent } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { controlLook } from '../form-field/form-field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Kbd } from '../shortcut-dialog/kbd.tsx'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSubmit' | 'type'> & {
  label: string
  value: string
  onChange: (value: string) => void
  clearLabel: string
  onSubmit?: (() => void) | undefined
  /** The key that brings the learner here, shown while the field is empty. */
  shortcut?: string | undefined
}

export function SearchField({ label, value, onChange, clearLabel, onSubmit, shortcut, className, ...input }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form role="search" aria-label={label} onSubmit={submit} className={classNames('relative', className)}>
      <Search size={16} aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-3" />
      <input
        {...input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          controlLook,
          'min-h-10 touch:min-h-11 ps-9 pe-10 touch:pe-12 text-sm [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      <span className="absolute inset-y-0 end-1.5 grid place-items-center">
        {value ? (
          <IconButton
            label={clearLabel}
            icon={<X size={15} aria-hidden />}
            size="small"
            hasTooltip={false}
            onClick={() => onChange('')}
          />
        ) : shortcut ? (
          <span className="pointer-events-none me-1.5" aria-hidden>
            <Kbd>{shortcut}</Kbd>
          </span>
        ) : null}
      </span>
    </form>
  )
}
