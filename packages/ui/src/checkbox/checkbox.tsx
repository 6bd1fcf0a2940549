import type { ReactNode } from 'react'
import { ChoiceFieldset, type ChoiceGroupProps } from '../choice/choice-fieldset.tsx'
import { ChoiceInput } from '../choice/choice-input.tsx'
import { toggled } from '../choice/toggled.ts'

type Props = {
  label: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isDisabled?: boolean | undefined
}

export function Checkbox({ label, isChecked, onChange, isDisabled = false }: Props) {
  return <ChoiceInput type="checkbox" label={label} isChecked={isChecked} isDisabled={isDisabled} onChoose={onChange} />
}

type GroupProps<V extends string> = ChoiceGroupProps<V> & { value: readonly V[]; onChange: (value: V[]) => void }

/** Any number of choices, one below the other. The values keep the order of the options. */
export function CheckboxGroup<V extends string>({ value, onChange, ...group }: GroupProps<V>) {
  return (
    <ChoiceFieldset
      {...group}
      type="checkbox"
      isChecked={(each) => value.includes(each)}
      onChoose={(each, isChecked) => onChange(toggled(group.options, value, each, isChecked))}
    />
  )
}
