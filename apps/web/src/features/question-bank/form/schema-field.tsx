import { valueAt } from './json-edit.ts'
import { ChoiceField, NumberField, TextualField } from './single-fields.tsx'
import type { FieldProps } from './form-parts.ts'
import { keyOf } from './form-parts.ts'
import type { Field } from './field-of.ts'
import { FieldProblem } from './field-problem.tsx'
import { ListField } from './list-field.tsx'
import { PictureField, RecordingField } from './media-field.tsx'
import { RecordField } from './record-field.tsx'
import { SchemaFields } from './schema-fields.tsx'

/** One part of a question, drawn as its schema says. */
export function SchemaField({ field, ...rest }: FieldProps) {
  const { path, parts } = rest
  const key = keyOf(path)
  if (parts.recordings.has(key)) return <RecordingField {...rest} id={String(valueAt(parts.content, path))} />
  if (parts.pictures.has(key)) return <PictureField {...rest} id={String(valueAt(parts.content, path))} />
  if (field.kind === 'text') return <TextualField field={field} {...rest} />
  if (field.kind === 'choice') return <ChoiceField field={field} {...rest} />
  if (field.kind === 'number') return <NumberField field={field} {...rest} />
  if (field.kind === 'list') return <ListField field={field} {...rest} />
  if (field.kind === 'record') return <RecordField field={field} {...rest} />
  return <GroupField field={field} {...rest} />
}

function GroupField({ field, path, label, parts }: FieldProps<Extract<Field, { kind: 'group' }>>) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <FieldProblem path={path} parts={parts} />
      <SchemaFields field={field} path={path} parts={parts} />
    </fieldset>
  )
}
