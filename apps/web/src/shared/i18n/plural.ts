/** Forms of a text by number, as `Intl.PluralRules` names them. `zero` is taken for 0 where it is given. */
export type PluralForms = Readonly<{
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}>

const rules = new Intl.PluralRules('en')

/** The form of a text that goes with `count`. */
export function plural(forms: PluralForms, count: number): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero
  return forms[rules.select(count)] ?? forms.other
}
