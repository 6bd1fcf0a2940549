import { COMMENTS_PAGE_SIZE } from '@rehearsal/exam/limits'
import { queryOptions } from '@tanstack/react-query'

/** The first items of a list, and how many it has in all. */
export type Listed<Item> = { items: Item[]; total: number }

/** A list on the server, and how its first `size` items are asked for. */
export type Paged<Item> = {
  key: readonly unknown[]
  load: (size: number, signal: AbortSignal) => Promise<Listed<Item>>
}

/** While a list is looked at, what others said meanwhile is asked for. */
const REFRESH_MILLISECONDS = 60_000

/** Ten items for each of `pages` (specification §7.6). */
export const pagesQuery = <Item>({ key, load }: Paged<Item>, pages: number) =>
  queryOptions({
    queryKey: [...key, pages],
    queryFn: ({ signal }) => load(COMMENTS_PAGE_SIZE * pages, signal),
    refetchInterval: REFRESH_MILLISECONDS,
  })
