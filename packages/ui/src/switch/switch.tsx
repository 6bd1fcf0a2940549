import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

type Props = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  description?: ReactNode
  hasLabelHidden?: boolean | undefined
  isDisabled?: boolean | undefined
}

/** On or off, in force at once. */
export function Switch({ label, isOn, onChange, description, hasLabelHidden = false, isDisabled = false }: Props) {
  const id = useId()
  return (
    <div className="flex min-h-6 items-start gap-3">
      <BaseSwitch.Root
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={isDisabled}
        className="relative inline-flex h-6 w-10 shrink-0 rounded-full bg-control p-[3px] transition-colors touch:after:absolute touch:after:-inset-x-0.5 touch:after:-inset-y-2.5 data-checked:bg-brand data-disabled:opacity-50"
      >
        <BaseSwitch.Thumb className="size-[18px] rounded-full bg-surface transition-transform data-checked:translate-x-4 rtl:data-checked:-translate-x-4" />
      </BaseSwitch.Root>
      <div className={classNames('pt-px', hasLabelHidden && 'sr-only')}>
        <label id={`${id}-label`} htmlFor={id} className="block w-fit font-medium">
          {label}
        </label>
        {description ? (
          <span id={`${id}-description`} className="block text-sm text-ink-3">
            {description}
          </span>
        ) : null}
      </div>
    </div>
  )
}
