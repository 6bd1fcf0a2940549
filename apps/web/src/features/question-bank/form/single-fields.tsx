import { wholeNumberTyped } from '@rehearsal/exam/typed-text/number-typed'
import { Select } from '@rehearsal/ui/select'
import { isComposing } from '@rehearsal/ui/shortcuts'
import { TextArea } from '@rehearsal/ui/text-area'
import { TextField } from '@rehearsal/ui/text-field'
import type { KeyboardEvent } from 'react'
import { t } from '../messages.ts'
import type { Field } from './field-of.ts'
import { controlIdOf, type FieldProps, type FormParts, keyOf } from './form-parts.ts'
import { fieldsIn, itemsIn, textIn, valueAt } from './json-edit.ts'

/** A text that grows with what is typed, or one of the parts that its schema says it refers to. */
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
  const hasLines = field.isLong || value.includes('\n')
  return (
    <TextArea
      {...texts}
      value={value}
      lang="en"
      dir="ltr"
      minRows={hasLines ? 2 : 1}
      style={hasLines ? undefined : oneLine}
      onKeyDown={hasLines ? undefined : staysOnItsLine}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/** A long text takes more by itself, so that all of it is read on a phone, too. */
const oneLine = { resize: 'none' } as const

function staysOnItsLine(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !isComposing(event)) event.preventDefault()
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
  const change = (typed: string) => {
    const number = wholeNumberTyped(typed)
    if (number !== null || typed === '') parts.onChange(path, number)
  }
  return (
    <TextField
      id={controlIdOf(key)}
      label={label}
      error={parts.issues.get(key)}
      inputMode="numeric"
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => change(target.value)}
    />
  )
}
