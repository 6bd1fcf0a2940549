/** Languages with many speakers who learn English, by their codes of ISO 639, as services and browsers name them. */
const codes =
  'af am ar az be bg bn bs ca ckb cs cy da de el es et eu fa fi fil fr ga gl gu ha he hi hr ht hu hy id ig is it ja jv ka kk km kn ko ku ky lo lt lv mg mi mk ml mn mr ms mt my nb ne nl or pa pl ps pt ro ru sd si sk sl so sq sr su sv sw ta te tg th tk tr uk ur uz vi xh yo zh zu'
const all = new Set(codes.split(' '))

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The English name of a language that one may translate into, by any of its codes; undefined for any other. */
export const languageName = (code: string): string | undefined => {
  const known = canonicalLanguage(code)
  return all.has(known) ? names.of(known) : undefined
}

/** The code of ours for one that has several: `fil` for `tl`, `he` for `iw`. */
export function canonicalLanguage(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code
  } catch {
    return code
  }
}

/** Names by code, in the order of the names, each language once; those alone that are among `offered`, all where it is null. */
export function languageNames(offered: readonly string[] | null): Record<string, string> {
  const chosen = new Set(offered === null ? all : offered.map(canonicalLanguage))
  const named = [...chosen].flatMap((code): [string, string][] => {
    const name = languageName(code)
    return name === undefined ? [] : [[code, name]]
  })
  return Object.fromEntries(named.toSorted(([, a], [, b]) => a.localeCompare(b, 'en')))
}
