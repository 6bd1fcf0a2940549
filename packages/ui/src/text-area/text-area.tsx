import { TriangleAlert } from 'lucide-react'
import type { ClipboardEvent, ComponentProps, CSSProperties } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { controlLook, FormField, type FieldTexts } from '../form-field/form-field.tsx'
import { untranslated } from '../untranslated/untranslated.ts'
import { pastedText } from './pasted-text.ts'

export type Counter = {
  count: number
  min?: number | undefined
  max?: number | undefined
  countLabel: (count: number) => string
  limitLabel?: ((max: number) => string) | undefined
}

type Props = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'required' | 'rows'> & {
    minRows?: number | undefined
    maxRows?: number | undefined
    /** `read` sets answers in the face and size of passages. */
    variant?: 'ui' | 'read' | undefined
    counter?: Counter | undefined
  }

/** Several lines of text that grow with what is typed, with an optional count. The caller counts (specification §5). */
export function TextArea(props: Props) {
  const { label, description, error, isRequired, hasLabelHidden, id, className, ...more } = props
  const { minRows = 4, maxRows, variant = 'ui', counter, style, ...textarea } = more
  const grow: CSSProperties = {
    ...style,
    minHeight: `calc(${minRows}lh + 1.5rem)`,
    maxHeight: maxRows ? `calc(${maxRows}lh + 1.5rem)` : undefined,
  }
  return (
    <FormField {...{ label, description, error, isRequired, hasLabelHidden, id }}>
      {(wiring) => (
        <div className={className}>
          <textarea
            onPaste={pasteTidied}
            {...textarea}
            {...wiring}
            aria-describedby={
              [wiring['aria-describedby'], counter ? `${wiring.id}-count` : ''].filter(Boolean).join(' ') || undefined
            }
            rows={minRows}
            style={grow}
            className={classNames(
              controlLook,
              'field-sizing-content block resize-y py-3',
              variant === 'read' && 'read max-w-none',
            )}
          />
          {counter ? <CountLine id={`${wiring.id}-count`} counter={counter} /> : null}
        </div>
      )}
    </FormField>
  )
}

/** What another program left in a text that nobody sees does not come along. The browser inserts it, so that it can be undone. */
function pasteTidied(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const copied = event.clipboardData.getData('text/plain')
  const tidied = pastedText(copied)
  if (tidied === copied || event.currentTarget.readOnly) return
  if (document.execCommand('insertText', false, tidied)) event.preventDefault()
}

/** Outside its bounds the count turns red and carries a sign, so that colour is not alone. */
function CountLine({ id, counter }: { id: string; counter: Counter }) {
  const { count, min = 0, max = Infinity, countLabel, limitLabel } = counter
  const isOutside = count < min || count > max
  return (
    <div
      {...untranslated}
      id={id}
      className="num mt-1.5 flex items-center justify-between gap-3 text-[0.8125rem] text-ink-3"
    >
      <span
        data-outside={isOutside || undefined}
        className={classNames('inline-flex items-center gap-1.5 font-medium', isOutside ? 'text-bad' : 'text-ink-2')}
      >
        {isOutside ? <TriangleAlert size={14} aria-hidden /> : null}
        {countLabel(count)}
      </span>{' '}
      {limitLabel && counter.max !== undefined ? <span>{limitLabel(counter.max)}</span> : null}
    </div>
  )
}
