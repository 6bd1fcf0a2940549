import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Takes what was deleted out of the lists under this key as they are shown, and off their counts, before the server is asked again: that may take long.
 * An answer that was asked for before the deletion is not waited for.
 */
export async function dropFromLists(client: QueryClient, queryKey: QueryKey, id: number): Promise<void> {
  await client.cancelQueries({ queryKey })
  client.setQueriesData<unknown>({ queryKey }, (list: unknown) => without(list, id).rest)
}

const counts: ReadonlySet<string> = new Set(['total', 'totalElements'])

/** A list as the server gave it or as it was made of that: its items in one of its fields, how many there are beside it. */
function without(list: unknown, id: number): { rest: unknown; dropped: number } {
  if (Array.isArray(list)) {
    const rest = list.filter((item) => !hasId(item, id))
    return { rest, dropped: list.length - rest.length }
  }
  if (typeof list !== 'object' || list === null) return { rest: list, dropped: 0 }
  const parts = Object.entries(list).map(([name, part]: [string, unknown]) => ({ name, ...without(part, id) }))
  const dropped = parts.reduce((sum, part) => sum + part.dropped, 0)
  return { rest: Object.fromEntries(parts.map(({ name, rest }) => [name, fewer(name, rest, dropped)])), dropped }
}

function fewer(name: string, part: unknown, dropped: number): unknown {
  if (typeof part === 'number' && counts.has(name)) return part - dropped
  if (name !== 'page' || typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [key, fewer(key, value, dropped)]),
  )
}

const hasId = (item: unknown, id: number): boolean =>
  typeof item === 'object' && item !== null && 'id' in item && item.id === id
