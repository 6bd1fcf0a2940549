import type { Field } from './field-of.ts'
import { labelOf } from './field-of.ts'
import type { FieldProps } from './form-parts.ts'

/** The fields of a group, without a frame around them. */
export function SchemaFields({ field, path, parts }: Omit<FieldProps<Extract<Field, { kind: 'group' }>>, 'label'>) {
  const { Part } = parts
  return field.fields.map(([name, each]) => (
    <Part key={name} field={each} path={[...path, name]} label={labelOf(name, each)} parts={parts} />
  ))
}
