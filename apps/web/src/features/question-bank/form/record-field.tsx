import { fieldsIn, valueAt } from './json-edit.ts'
import { t } from '../messages.ts'
import type { Field } from './field-of.ts'
import { FieldProblem } from './field-problem.tsx'
import type { FieldProps } from './form-parts.ts'
import { optionsAt } from './single-fields.tsx'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Trash2 } from 'lucide-react'

type Props = FieldProps<Extract<Field, { kind: 'record' }>>

/** One value for each part that the schema says it is about; what names no part any more can be removed. */
export function RecordField({ field, path, label, parts }: Props) {
  const values = fieldsIn(valueAt(parts.content, path))
  const about = field.refersTo === null ? [] : optionsAt(parts, field.refersTo)
  const strays = Object.keys(values).filter((key) => !about.some(({ value }) => value === key))
  const without = (key: string) => Object.fromEntries(Object.entries(values).filter(([each]) => each !== key))
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <FieldProblem path={path} parts={parts} />
      {about.map((option, place) => (
        <parts.Part key={place} field={field.item} path={[...path, option.value]} label={option.label} parts={parts} />
      ))}
      {strays.map((key) => (
        <div key={key} className="flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <parts.Part field={field.item} path={[...path, key]} label={t('noSuchPart', { key })} parts={parts} />
          </div>
          <IconButton
            size="small"
            label={t('remove', { item: key })}
            icon={<Trash2 size={15} aria-hidden />}
            onClick={() => parts.onChange(path, without(key))}
          />
        </div>
      ))}
    </fieldset>
  )
}
