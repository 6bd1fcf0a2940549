import { isSameTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { t } from './messages.ts'
import { ownNames } from './own-names.ts'

const english = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language by its code: `Persian`; what is no code is its own name. */
export function nameOf(code: string): string {
  try {
    return english.of(code) ?? code
  } catch {
    return code
  }
}

/** A language as its speakers find it: `Persian – فارسی`. */
export function labelOf(code: string, name: string): string {
  const ownName = ownNames[code] ?? name
  return isSameTyped(ownName, name) ? name : t('languageName', { name, ownName })
}

/** The languages to choose from, each once: some have two codes, and a chosen one that is not listed comes first. */
export function languageOptions(listed: Readonly<Record<string, string>>, chosen: string | null) {
  const value = chosen === null || Object.hasOwn(listed, chosen) ? chosen : sameLanguage(Object.keys(listed), chosen)
  const named = value === null || Object.hasOwn(listed, value) ? listed : { [value]: nameOf(value), ...listed }
  return { value, options: Object.entries(named).map(([code, name]) => ({ value: code, label: labelOf(code, name) })) }
}

const sameLanguage = (codes: readonly string[], chosen: string): string =>
  codes.find((code) => canonical(code) === canonical(chosen)) ?? chosen

/** `fil` for `tl`, `he` for `iw`. */
function canonical(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code
  } catch {
    return code
  }
}
