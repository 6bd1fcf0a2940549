/** The words of a space-separated list; each list is split once, so it may stand where it is used. */
export function wordSet(list: string): ReadonlySet<string> {
  const known = setsByList.get(list)
  if (known !== undefined) return known
  const words = new Set(list.split(/\s+/u).filter((word) => word !== ''))
  setsByList.set(list, words)
  return words
}

const setsByList = new Map<string, ReadonlySet<string>>()

/** Sets and lists of words in one: `withWords(BE_FORMS, 'become became')`. It makes a new set: call it once, not at each word. */
export function withWords(...parts: readonly (ReadonlySet<string> | string)[]): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => [...(typeof part === 'string' ? wordSet(part) : part)]))
}

/** A set of words with some left out: `withoutWords(BE_FORMS, 'been')`. It makes a new set: call it once, not at each word. */
export function withoutWords(words: ReadonlySet<string>, list: string): ReadonlySet<string> {
  const out = wordSet(list)
  return new Set([...words].filter((word) => !out.has(word)))
}
