import { useId } from 'react'
import type { Option } from '../option/option.ts'
import { ChoiceInput, type ChoiceTone, type ChoiceVariant } from './choice-input.tsx'

/** What a group of radio buttons and one of checkboxes have in common. */
export type ChoiceGroupProps<V extends string> = {
  label: string
  hasLabelHidden?: boolean | undefined
  options: readonly Option<V>[]
  variant?: ChoiceVariant | undefined
  isDisabled?: boolean | undefined
  /** Marks a choice as right or wrong, with an icon beside the colour; put the word into the option's description. */
  toneOf?: ((value: V) => ChoiceTone) | undefined
}

type Props<V extends string> = ChoiceGroupProps<V> & {
  type: 'checkbox' | 'radio'
  isChecked: (value: V) => boolean
  onChoose: (value: V, isChecked: boolean) => void
}

/** Choices one below the other, under their name. */
export function ChoiceFieldset<V extends string>(props: Props<V>) {
  const {
    label,
    hasLabelHidden = false,
    options,
    variant,
    isDisabled = false,
    toneOf,
    type,
    isChecked,
    onChoose,
  } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hasLabelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
      <div className="grid gap-2.5">
        {options.map((option) => (
          <ChoiceInput
            key={option.value}
            type={type}
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            isChecked={isChecked(option.value)}
            isDisabled={isDisabled || (option.isDisabled ?? false)}
            variant={variant}
            tone={toneOf?.(option.value)}
            onChoose={(checked) => onChoose(option.value, checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
