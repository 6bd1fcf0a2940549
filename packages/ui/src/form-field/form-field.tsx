import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'

/** What the control must carry so that label, description and error belong to it. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

export type FieldTexts = {
  label: string
  description?: ReactNode
  error?: string | undefined
  isRequired?: boolean | undefined
  hasLabelHidden?: boolean | undefined
}

type Props = FieldTexts & {
  id?: string | undefined
  /** Stands within a line of text. */
  isInline?: boolean | undefined
  children: (wiring: FieldWiring) => ReactNode
}

/** The look of every text control; `aria-invalid` turns its edge red. */
export const controlLook =
  'w-full rounded-control border border-control bg-surface px-3 text-[0.9375rem] text-ink transition-colors hover:border-ink-3 focus-visible:border-brand focus-visible:outline-offset-0 aria-invalid:border-bad disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3'

/** Label above, control, then description and error below, joined by ids. */
export function FormField({
  label,
  description,
  error,
  isRequired,
  hasLabelHidden = false,
  id: givenId,
  isInline = false,
  children,
}: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [description ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={isInline ? 'inline-block max-w-full' : 'min-w-0'}>
      <label
        htmlFor={id}
        className={classNames(hasLabelHidden ? 'sr-only' : 'mb-1.5 inline-block text-sm font-semibold')}
      >
        {label}
        {isRequired ? (
          <span aria-hidden className="ms-0.5 text-bad">
            *
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {description ? (
        <div id={`${id}-description`} className="mt-1.5 text-[0.8125rem] text-ink-3">
          {description}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-[0.8125rem] font-medium text-bad">
          <CircleAlert size={15} className="mt-0.5 shrink-0" aria-hidden />
          {error}
        </p>
      ) : null}
    </div>
  )
}
