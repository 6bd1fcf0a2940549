import { useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Option } from '../option/option.ts'

type Props<V extends string> = {
  label: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
  isDisabled?: boolean | undefined
  size?: 'small' | 'medium' | undefined
  isFullWidth?: boolean | undefined
}

const segmentLook = classNames(
  'inline-flex touch:min-h-11 touch:min-w-11 flex-auto items-center justify-center gap-1.5 whitespace-nowrap rounded-lg font-medium transition-colors',
  'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:text-ink-3',
)

/** One of a few choices that take effect at once: native radio buttons, so arrow keys move the choice. */
export function SegmentedControl<V extends string>(props: Props<V>) {
  const { label, options, value, onChange, isDisabled = false, size = 'medium', isFullWidth = false } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'base-ui-disable-scrollbar relative max-w-full gap-0.5 overflow-x-auto rounded-[11px] bg-sunken p-[3px]',
        isFullWidth ? 'flex' : 'inline-flex',
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            segmentLook,
            option.value === value ? 'bg-surface text-ink shadow-raised dark:bg-line' : 'text-ink-2 hover:text-ink',
            size === 'small' ? 'min-h-7 px-2.5 text-xs' : 'min-h-8 px-3 text-[0.8125rem]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={isDisabled || (option.isDisabled ?? false)}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  )
}
