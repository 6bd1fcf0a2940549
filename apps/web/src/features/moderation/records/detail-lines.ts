/** What an entry of the log holds beyond its columns, as lines of name and value: nested names stand one after the other. */
export function detailLines(details: unknown, name = ''): { name: string; value: string }[] {
  if (details === null || details === undefined || details === '') return []
  if (typeof details !== 'object')
    return [{ name, value: typeof details === 'string' ? details : JSON.stringify(details) }]
  return Object.entries(details).flatMap(([key, value]: [string, unknown]) =>
    detailLines(value, name === '' ? key : `${name} ${key}`),
  )
}
