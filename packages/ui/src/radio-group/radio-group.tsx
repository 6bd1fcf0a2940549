import { ChoiceFieldset, type ChoiceGroupProps } from '../choice/choice-fieldset.tsx'

type Props<V extends string> = ChoiceGroupProps<V> & { value: V | null; onChange: (value: V) => void }

/** One choice of several, one below the other. */
export function RadioGroup<V extends string>({ value, onChange, ...group }: Props<V>) {
  return (
    <ChoiceFieldset {...group} type="radio" isChecked={(each) => each === value} onChoose={(each) => onChange(each)} />
  )
}
