import { t } from './messages.ts'

const english = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language by its code: `Persian`. */
export const nameOf = (code: string): string => english.of(code) ?? code

/** A language as its speakers find it: `Persian – فارسی`. */
export function labelOf(code: string, name: string): string {
  const ownName = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? name
  return ownName.toLowerCase() === name.toLowerCase() || ownName === code ? name : t('languageName', { name, ownName })
}
