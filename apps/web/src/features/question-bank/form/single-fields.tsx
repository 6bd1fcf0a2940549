import { Select } from '@rehearsal/ui/select'
import { TextArea } from '@rehearsal/ui/text-area'
import { TextField } from '@rehearsal/ui/text-field'
import { t } from '../messages.ts'
import type { Field } from './field-of.ts'
import { controlIdOf, type FieldProps, type FormParts, keyOf } from './form-parts.ts'
import { fieldsIn, itemsIn, textIn, valueAt } from './json-edit.ts'

/** Longer texts get several lines whatever their schema says. */
const ONE_LINE_CHARACTERS = 70

/** A text: one line, several, or one of the parts that its schema says it refers to. */
export function TextualField({ field, path, label, parts }: FieldProps<Extract<Field, { kind: 'text' }>>) {
  const value = textIn(valueAt(parts.content, path))
  const key = keyOf(path)
  const texts = { id: controlIdOf(key), label, description: field.texts.description, error: parts.issues.get(key) }
  const change = (next: string) => parts.onChange(path, next)
  if (field.refersTo !== null) {
    const options = optionsAt(parts, field.refersTo)
    const isKnown = options.some((option) => option.value === value)
    return (
      <Select {...texts} options={options} value={isKnown ? value : null} placeholder={t('choose')} onChange={change} />
    )
  }
  const content = { value, lang: 'en', dir: 'ltr' } as const
  if (field.isLong || value.length > ONE_LINE_CHARACTERS || value.includes('\n')) {
    return <TextArea {...texts} {...content} minRows={2} onChange={(event) => change(event.target.value)} />
  }
  return <TextField {...texts} {...content} onChange={(event) => change(event.target.value)} />
}

const LONGEST_OPTION = 60

/** The parts that a value may name, by their ids. */
export function optionsAt({ content }: FormParts, place: string) {
  return itemsIn(valueAt(content, place.split('.'))).map((item) => {
    const { id, text } = fieldsIn(item)
    const shown = textIn(text)
    const cut = shown.length > LONGEST_OPTION ? `${shown.slice(0, LONGEST_OPTION)}…` : shown
    return { value: textIn(id), label: `${textIn(id)}: ${cut}` }
  })
}

export function ChoiceField({ field, path, label, parts }: FieldProps<Extract<Field, { kind: 'choice' }>>) {
  const key = keyOf(path)
  return (
    <Select
      id={controlIdOf(key)}
      label={label}
      error={parts.issues.get(key)}
      options={field.options.map((value) => ({ value, label: value.toLowerCase().replaceAll('_', ' ') }))}
      value={textIn(valueAt(parts.content, path))}
      onChange={(value) => parts.onChange(path, value)}
    />
  )
}

export function NumberField({ path, label, parts }: FieldProps<Extract<Field, { kind: 'number' }>>) {
  const key = keyOf(path)
  const value = valueAt(parts.content, path)
  return (
    <TextField
      id={controlIdOf(key)}
      label={label}
      error={parts.issues.get(key)}
      type="number"
      inputMode="numeric"
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => parts.onChange(path, target.value === '' ? null : Number(target.value))}
    />
  )
}
