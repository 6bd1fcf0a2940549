import { comparableTyped } from './typed-text/comparable-typed.ts'

/** What a search looks through: each text as it is compared, one a line, so that a phrase is never found across two texts. */
export function searchText(texts: readonly string[]): string {
  return texts.map(comparableTyped).join('\n')
}

/** Signs around a word that are no part of what is looked for. */
const SURROUNDING = /^["'.,;:!?…()[\]]+|["'.,;:!?…()[\]]+$/gu

/**
 * What a search asks for, as text is compared: its words, which may stand in any order, and phrases in quotation marks, which
 * stand as they are. Each once; none where nothing visible was typed.
 *
 * @param typed what stands in the search field, as typed
 */
export function searchTerms(typed: string): string[] {
  const text = comparableTyped(typed)
  if (text === '') return []
  const terms = [...text.matchAll(/"([^"]+)"|[^\s"]+/gu)].map(([whole, phrase]) =>
    phrase === undefined ? whole.replaceAll(SURROUNDING, '') : phrase.trim(),
  )
  const wanted = [...new Set(terms)].filter((term) => term !== '')
  return wanted.length === 0 ? [text] : wanted
}

/** The id that a search may name, with or without `#` and leading zeros, in the digits of any keyboard; null where it is none. */
export function searchedId(typed: string): number | null {
  const digits = /^#?0*([1-9]\d{0,8})$/u.exec(comparableTyped(typed))?.[1]
  return digits === undefined ? null : Number(digits)
}
