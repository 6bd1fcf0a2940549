/** The words of a space-separated list; each list is split once, so it may stand where it is used. */
export function wordSet(list: string): ReadonlySet<string> {
  const known = setsByList.get(list)
  if (known !== undefined) return known
  const words = new Set(list.split(/\s+/u).filter((word) => word !== ''))
  setsByList.set(list, words)
  return words
}

const setsByList = new Map<string, ReadonlySet<string>>()
