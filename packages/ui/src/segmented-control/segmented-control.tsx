import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
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

/** One of a few choices that take effect at once. Arrow keys move the choice. */
export function SegmentedControl<V extends string>(props: Props<V>) {
  const { label, options, value, onChange, isDisabled = false, size = 'medium', isFullWidth = false } = props
  return (
    <RadioGroup<V>
      aria-label={label}
      value={value}
      onValueChange={onChange}
      disabled={isDisabled}
      className={classNames(
        'max-w-full gap-0.5 overflow-x-auto rounded-[11px] bg-sunken p-[3px]',
        isFullWidth ? 'flex' : 'inline-flex',
      )}
    >
      {options.map((option) => (
        <Radio.Root<V>
          key={option.value}
          value={option.value}
          disabled={option.isDisabled ?? false}
          nativeButton
          render={<button type="button" />}
          className={classNames(
            'inline-flex flex-1 items-center justify-center gap-1.5 whitespace-nowrap rounded-lg font-medium text-ink-2 transition-colors hover:text-ink',
            'focus-visible:-outline-offset-2 data-checked:bg-surface data-checked:text-ink data-checked:shadow-raised data-disabled:text-ink-3 dark:data-checked:bg-line',
            size === 'small' ? 'min-h-7 px-2.5 text-xs' : 'min-h-8 px-3 text-[0.8125rem]',
          )}
        >
          {option.icon}
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
