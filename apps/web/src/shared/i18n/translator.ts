import { plural, type PluralForms } from './plural.ts'
import { pseudo, isPseudo } from './pseudo-locale.ts'

/** A text, or its forms by number; `{name}` stands for a value. */
export type Message = string | PluralForms
export type Messages = Readonly<Record<string, Message>>
type Values = Readonly<Record<string, string | number>>

type PlaceholderOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never
type NamesOf<M> = M extends string ? PlaceholderOf<M> : 'count' | { [Form in keyof M]: PlaceholderOf<M[Form]> }[keyof M]
type ValuesOf<M> = [NamesOf<M>] extends [never]
  ? []
  : [values: { readonly [Name in NamesOf<M> & string]: Name extends 'count' ? number : string | number }]

/** `t` for the messages `M`: each key takes exactly the values that its text names. */
export type Translate<M extends Messages> = <Key extends keyof M & string>(
  key: Key,
  ...values: ValuesOf<M[Key]>
) => string

/**
 * Returns `t('key', values)` for the messages of one feature: the only way a text reaches the page.
 *
 * A message with forms is chosen by `values.count`; numbers are written in the language of the interface.
 */
export function translator<const M extends Messages>(messages: M): Translate<M> {
  function t<Key extends keyof M & string>(key: Key, ...values: ValuesOf<M[Key]>): string
  function t(key: string, values: Values = {}): string {
    const message = messages[key]
    if (message === undefined) throw new Error(`There is no message "${key}": add it to messages.ts`)
    const text = filled(typeof message === 'string' ? message : plural(message, Number(values['count'])), values)
    return isPseudo() ? pseudo(text) : text
  }
  return t
}

function filled(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    return typeof value === 'number' ? numbers.format(value) : value
  })
}

const numbers = new Intl.NumberFormat('en')
