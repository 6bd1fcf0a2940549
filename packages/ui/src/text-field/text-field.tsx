import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { controlLook, FormField, type FieldTexts } from '../form-field/form-field.tsx'

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'required'> & { icon?: ReactNode; end?: ReactNode }

/** One line of text. Native input props go to the input. */
export function TextField({
  label,
  description,
  error,
  isRequired,
  hasLabelHidden,
  icon,
  end,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FormField {...{ label, description, error, isRequired, hasLabelHidden, id }}>
      {(wiring) => (
        <div className={classNames('relative', className)}>
          {icon ? (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-ink-3"
            >
              {icon}
            </span>
          ) : null}
          <input
            {...input}
            {...wiring}
            className={classNames(
              controlLook,
              'min-h-10 touch:min-h-11',
              Boolean(icon) && 'ps-9',
              Boolean(end) && 'pe-12',
            )}
          />
          {end ? <span className="absolute inset-y-0 end-1.5 grid place-items-center">{end}</span> : null}
        </div>
      )}
    </FormField>
  )
}
