/** What stands behind `?` in an address: a name may stand there once or several times. */
export type SearchParams = Record<string, string | string[]>

/** Reads `?a=1&b=2&b=3` as `{ a: '1', b: ['2', '3'] }`. */
export function parseSearchParams(search: string): SearchParams {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      const [first = ''] = values
      return [name, values.length === 1 ? first : values]
    }),
  )
}

/** Writes what `parseSearchParams` reads, with its `?`; nothing at all when there is nothing to say. */
export function stringifySearchParams(params: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const one of values) if (isWritable(one)) search.append(name, String(one))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

const isWritable = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Keeps of a parsed search what an address can say; everything else is dropped. */
export function searchParamsOf(search: Readonly<Record<string, unknown>>): SearchParams {
  return parseSearchParams(stringifySearchParams(search))
}
