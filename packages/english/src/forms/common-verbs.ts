import { readWords } from '../data/read-words.ts'
import { PLAIN_VERBS } from '../words/plain-verbs.ts'
import { IRREGULAR_VERBS } from './irregular-verbs.ts'
import { ingForm, participleForm, pastForm, thirdPersonForm } from './verb-forms.ts'

/** The base forms of common verbs. */
const COMMON_BASES: readonly string[] = [
  ...new Set([...PLAIN_VERBS, ...IRREGULAR_VERBS.keys(), ...readWords('forms/regular-verbs')]),
].filter((base) => base !== 'be' && base !== 'have' && base !== 'do')

const mapOf = (form: (base: string) => string): ReadonlyMap<string, string> =>
  new Map(COMMON_BASES.map((base) => [form(base), base]))

/** Base forms, third persons, -ing forms, participles and pasts of common verbs, each with its base. */
export const VERB_BASES = mapOf((base) => base)
export const THIRD_PERSONS = mapOf(thirdPersonForm)
export const ING_FORMS = mapOf(ingForm)
export const PARTICIPLES = mapOf(participleForm)
export const PASTS = mapOf(pastForm)
