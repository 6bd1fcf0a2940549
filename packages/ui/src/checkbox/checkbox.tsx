import { useId, type ReactNode } from 'react'
import { ChoiceInput, type ChoiceTone, type ChoiceVariant } from '../choice/choice-input.tsx'
import type { Option } from '../option/option.ts'

type Props = {
  label: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isDisabled?: boolean | undefined
}

export function Checkbox({ label, isChecked, onChange, isDisabled = false }: Props) {
  return <ChoiceInput type="checkbox" label={label} isChecked={isChecked} isDisabled={isDisabled} onChoose={onChange} />
}

type GroupProps<V extends string> = {
  label: string
  hasLabelHidden?: boolean | undefined
  options: readonly Option<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
  variant?: ChoiceVariant | undefined
  isDisabled?: boolean | undefined
  /** Marks a choice as right or wrong, with an icon beside the colour; put the word into the option's description. */
  toneOf?: ((value: V) => ChoiceTone) | undefined
}

/** Any number of choices, one below the other. The values keep the order of the options. */
export function CheckboxGroup<V extends string>(props: GroupProps<V>) {
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
  const choose = (chosen: V, isChecked: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === chosen ? isChecked : value.includes(each))),
    )
  return (
    <fieldset className="min-w-0">
      <legend className={hasLabelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
      <div className="grid gap-2.5">
        {options.map((option) => (
          <ChoiceInput
            key={option.value}
            type="checkbox"
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            isChecked={value.includes(option.value)}
            isDisabled={isDisabled || (option.isDisabled ?? false)}
            variant={variant}
            tone={toneOf?.(option.value)}
            onChoose={(isChecked) => choose(option.value, isChecked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
