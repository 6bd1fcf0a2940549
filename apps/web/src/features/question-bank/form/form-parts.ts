import type { BankQuestion } from '@rehearsal/contracts/question-bank'
import type { ComponentType } from 'react'
import type { Field } from './field-of.ts'
import type { Path } from './json-edit.ts'

/** What every field of the form is drawn with. */
export type FormParts = {
  /** Draws one part as its schema says; parts hold parts. */
  Part: ComponentType<FieldProps>
  /** The question as it is written. */
  content: unknown
  onChange: (path: Path, value: unknown) => void
  /** What the server said of each path. */
  issues: ReadonlyMap<string, string>
  /** Paths whose value is the id of a recording or a picture. */
  recordings: ReadonlySet<string>
  pictures: ReadonlySet<string>
  media: BankQuestion['media']
}

export type FieldProps<F extends Field = Field> = {
  field: F
  path: Path
  label: string
  parts: FormParts
}

export const keyOf = (path: Path): string => path.join('.')

/** The id of the control of a field, by which a list of errors leads to it. */
export const controlIdOf = (path: string): string => `field-${path}`
