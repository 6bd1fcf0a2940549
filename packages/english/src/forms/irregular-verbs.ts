import { columnsOf, readEntries } from '../data/read-entries.ts'

type VerbForms = { base: string; past: string; participle: string }

/** Irregular verbs by their base form; where a form has variants, the commonest. */
export const IRREGULAR_VERBS: ReadonlyMap<string, VerbForms> = new Map(
  readEntries('forms/irregular-verbs').map((entry) => {
    const [base = '', past = '', participle = ''] = columnsOf(entry, 'base | past | participle')
    return [base, { base, past, participle }]
  }),
)

/** Irregular past forms that are neither the base nor the participle (`went`, `took`), with their verb. */
export const DISTINCT_PASTS: ReadonlyMap<string, VerbForms> = new Map(
  [...IRREGULAR_VERBS.values()]
    .filter(({ base, past, participle }) => past !== base && past !== participle)
    .map((forms) => [forms.past, forms]),
)

/** Irregular participles that are neither the base nor the past (`gone`, `taken`), with their verb. */
export const DISTINCT_PARTICIPLES: ReadonlyMap<string, VerbForms> = new Map(
  [...IRREGULAR_VERBS.values()]
    .filter(({ base, past, participle }) => participle !== base && participle !== past)
    .map((forms) => [forms.participle, forms]),
)
