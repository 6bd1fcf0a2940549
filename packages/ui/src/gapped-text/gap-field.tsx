import { classNames } from '../class-names/class-names.ts'
import { controlLook } from '../form-field/form-field.tsx'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  isDisabled?: boolean | undefined
}

/** A field within a line of text; it grows with what is typed, and nothing helps with the spelling. */
export function GapField({ label, value, onChange, isDisabled = false }: Props) {
  return (
    <input
      type="text"
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      maxLength={60}
      spellCheck={false}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      className={classNames(
        controlLook,
        'field-sizing-content inline-block w-auto! min-w-28 max-w-full px-2.5! py-0.5 font-read text-[1em]!',
      )}
    />
  )
}
