import type { Country } from '@rehearsal/contracts/countries'
import library from 'i18n-iso-countries'

const LANGUAGE = 'en'
const byName = new Intl.Collator(LANGUAGE)
/** Short names as they are spoken, which a reader looks for and pages show: Iran, and not Islamic Republic of Iran. */
const shortNames = new Intl.DisplayNames(LANGUAGE, { type: 'region', fallback: 'none' })

/** Every country of ISO 3166, in the order of its short English name. */
export const countries: readonly Country[] = Object.entries(library.getNames(LANGUAGE))
  .map(([id, value]) => ({ id, value: shortNames.of(id) ?? value }))
  .toSorted((a, b) => byName.compare(a.value, b.value))

const codes = new Set(countries.map(({ id }) => id))

/** Whether ISO 3166 knows this code of two capital letters. */
export const isCountry = (code: string): boolean => codes.has(code)
