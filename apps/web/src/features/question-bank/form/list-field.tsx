import { Button } from '@rehearsal/ui/button'
import { classNames } from '@rehearsal/ui/class-names'
import { IconButton } from '@rehearsal/ui/icon-button'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { t } from '../messages.ts'
import { type Field, newItemOf } from './field-of.ts'
import { FieldProblem } from './field-problem.tsx'
import type { FieldProps } from './form-parts.ts'
import { itemsIn, moved, valueAt, withoutItem } from './json-edit.ts'
import { SchemaFields } from './schema-fields.tsx'

type Props = FieldProps<Extract<Field, { kind: 'list' }>>

/** Parts of one shape in their order: more can be added, and each can be moved and removed. */
export function ListField({ field, path, label, parts }: Props) {
  const add = useRef<HTMLButtonElement>(null)
  const items = itemsIn(valueAt(parts.content, path))
  const set = (next: readonly unknown[]) => parts.onChange(path, next)
  const isShort = field.item.kind === 'text' && !field.item.isLong
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {field.texts.description === null ? null : (
        <p className="text-[0.8125rem] text-ink-3">{field.texts.description}</p>
      )}
      <FieldProblem path={path} parts={parts} />
      {items.length === 0 ? <p className="text-sm text-ink-3">{t('emptyList')}</p> : null}
      <ol className={isShort ? 'grid gap-2 sheet:grid-cols-2' : 'grid grid-cols-[minmax(0,1fr)] gap-3'}>
        {items.map((_, place) => (
          // The fields hold nothing of their own: what they show comes from the place alone.
          <ListItem
            key={place}
            field={field.item}
            path={[...path, String(place)]}
            label={t(/\d$/u.test(label) ? 'itemOfItem' : 'item', { label, place: place + 1 })}
            parts={parts}
            isFirst={place === 0}
            isLast={place === items.length - 1}
            onMove={(by) => set(moved(items, place, place + by))}
            onRemove={() => {
              set(withoutItem(items, place))
              // The place of another part stays, with what comes after it.
              if (place === items.length - 1) add.current?.focus()
            }}
          />
        ))}
      </ol>
      <div>
        <Button
          ref={add}
          size="small"
          icon={<Plus size={15} aria-hidden />}
          aria-label={t('addTo', { list: label })}
          onClick={() => set([...items, newItemOf(field.item, items)])}
        >
          {t('add')}
        </Button>
      </div>
    </fieldset>
  )
}

type ItemProps = FieldProps & {
  isFirst: boolean
  isLast: boolean
  onMove: (by: number) => void
  onRemove: () => void
}

function ListItem({ field, path, label, parts, isFirst, isLast, onMove, onRemove }: ItemProps) {
  const tools = (
    <span className={classNames('flex shrink-0', field.kind !== 'group' && 'absolute end-0 -top-1.5')}>
      <IconButton
        size="small"
        label={t('moveUp', { item: label })}
        icon={<ArrowUp size={15} aria-hidden />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        label={t('moveDown', { item: label })}
        icon={<ArrowDown size={15} aria-hidden />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        size="small"
        label={t('remove', { item: label })}
        icon={<Trash2 size={15} aria-hidden />}
        onClick={onRemove}
      />
    </span>
  )
  if (field.kind === 'group') {
    return (
      <li className="grid min-w-0 gap-3 rounded-control border border-line bg-sunken/50 p-3">
        <div className="flex items-center justify-between gap-2">
          <span className="text-[0.8125rem] font-semibold text-ink-2">{label}</span>
          {tools}
        </div>
        <FieldProblem path={path} parts={parts} />
        <SchemaFields field={field} path={path} parts={parts} />
      </li>
    )
  }
  // The tools stand beside the name, so that the field has the whole width.
  return (
    <li className="relative min-w-0 [&_label]:pe-28 [&_legend]:pe-28">
      <parts.Part field={field} path={path} label={label} parts={parts} />
      {tools}
    </li>
  )
}
