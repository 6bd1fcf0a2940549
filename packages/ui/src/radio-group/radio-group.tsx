import { useId } from 'react'
import { ChoiceInput, type ChoiceTone, type ChoiceVariant } from '../choice/choice-input.tsx'
import type { Option } from '../option/option.ts'

type Props<V extends string> = {
  label: string
  hasLabelHidden?: boolean | undefined
  options: readonly Option<V>[]
  value: V | null
  onChange: (value: V) => void
  variant?: ChoiceVariant | undefined
  isDisabled?: boolean | undefined
  /** Marks a choice as right or wrong, with an icon beside the colour; put the word into the option's description. */
  toneOf?: ((value: V) => ChoiceTone) | undefined
}

/** One choice of several, one below the other. */
export function RadioGroup<V extends string>(props: Props<V>) {
  const {
    label,
    hasLabelHidden = false,
    options,
    value,
    onChange,
    variant = 'plain',
    isDisabled = false,
    toneOf,
  } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hasLabelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
      <div className="grid gap-2.5">
        {options.map((option) => (
          <ChoiceInput
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            isChecked={value === option.value}
            isDisabled={isDisabled || (option.isDisabled ?? false)}
            variant={variant}
            tone={toneOf?.(option.value)}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
