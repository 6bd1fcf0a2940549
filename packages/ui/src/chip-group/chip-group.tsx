import { Check } from 'lucide-react'
import { useId } from 'react'
import { toggled } from '../choice/toggled.ts'
import { classNames } from '../class-names/class-names.ts'
import type { Option } from '../option/option.ts'

type Shared<V extends string> = {
  label: string
  hasLabelHidden?: boolean | undefined
  options: readonly Option<V>[]
  isDisabled?: boolean | undefined
}

type ChipInputProps<V extends string> = {
  option: Option<V>
  type: 'checkbox' | 'radio'
  name: string
  isChecked: boolean
  isDisabled: boolean
  onChoose: (isChecked: boolean) => void
}

function ChipInput<V extends string>({ option, type, name, isChecked, isDisabled, onChoose }: ChipInputProps<V>) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-9 touch:min-h-11 touch:min-w-11 items-center justify-center gap-1.5 rounded-control border px-3 text-sm font-medium transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-3',
        isChecked
          ? 'border-brand bg-brand-soft text-brand-strong'
          : 'border-line-strong bg-surface text-ink hover:border-control hover:bg-sunken',
      )}
    >
      <input
        type={type}
        name={name}
        value={option.value}
        checked={isChecked}
        disabled={isDisabled || (option.isDisabled ?? false)}
        onChange={(event) => onChoose(event.target.checked)}
        className="sr-only"
      />
      {isChecked && type === 'checkbox' ? <Check size={14} aria-hidden /> : option.icon}
      {option.label}
    </label>
  )
}

type FieldsetProps<V extends string> = Shared<V> & {
  type: 'checkbox' | 'radio'
  isChecked: (value: V) => boolean
  onChoose: (value: V, isChecked: boolean) => void
}

function ChipFieldset<V extends string>(props: FieldsetProps<V>) {
  const { label, hasLabelHidden = false, options, isDisabled = false, type, isChecked, onChoose } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hasLabelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <ChipInput
            key={option.value}
            option={option}
            type={type}
            name={name}
            isChecked={isChecked(option.value)}
            isDisabled={isDisabled}
            onChoose={(checked) => onChoose(option.value, checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type GroupProps<V extends string> = Shared<V> & { value: readonly V[]; onChange: (value: V[]) => void }

/** Any number of choices, as chips. */
export function ChipGroup<V extends string>({ value, onChange, ...group }: GroupProps<V>) {
  return (
    <ChipFieldset
      {...group}
      type="checkbox"
      isChecked={(each) => value.includes(each)}
      onChoose={(each, isChecked) => onChange(toggled(group.options, value, each, isChecked))}
    />
  )
}

type RadioProps<V extends string> = Shared<V> & { value: V | null; onChange: (value: V) => void }

/** One choice of several, as chips. */
export function ChipRadioGroup<V extends string>({ value, onChange, ...group }: RadioProps<V>) {
  return (
    <ChipFieldset {...group} type="radio" isChecked={(each) => each === value} onChoose={(each) => onChange(each)} />
  )
}
