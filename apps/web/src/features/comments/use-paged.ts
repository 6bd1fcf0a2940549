import { COMMENTS_PAGE_SIZE } from '@rehearsal/exam/limits'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../shared/api/api-error.ts'
import { pagesQuery, type Listed, type Paged } from './api/paged.ts'

/** The server gives a thousand items at once and no more. */
const MOST_PAGES = 100

type Options = {
  /** Hears of the first item that came last, when the button is no longer there. */
  onEnd: (firstNew: number) => void
  /** How many items are shown at once, where it is more than a page. */
  shownFirst?: number
}

/** A list of which ten items are shown, and ten more with each Load More. What is shown stays when no more can be loaded. */
export function usePaged<Item extends { id: number }>(
  paged: Paged<Item>,
  { onEnd, shownFirst = 1 }: Options,
): PagedList<Item> {
  const client = useQueryClient()
  const [pages, setPages] = useState(pagesOf(shownFirst))
  const { data, error, isFetching, refetch } = useQuery(pagesQuery(paged, pages))
  const hasMore = (total: number, shownPages: number) =>
    total > shownPages * COMMENTS_PAGE_SIZE && shownPages < MOST_PAGES
  const {
    mutate,
    mutateAsync: showPages,
    isPending,
  } = useMutation({
    mutationFn: async (wanted: number) => {
      const list = await client.fetchQuery({ ...pagesQuery(paged, wanted), staleTime: 0 })
      setPages(wanted)
      return list
    },
    onError: (problem) => toast(messageOf(problem), { tone: 'bad' }),
  })
  return {
    data,
    error,
    isFetching,
    retry: () => void refetch(),
    hasMore: data !== undefined && hasMore(data.total, pages),
    isLoadingMore: isPending,
    loadMore: () => {
      mutate(pages + 1, {
        onSuccess: ({ items, total }) => {
          const firstNew = items[data?.items.length ?? 0]
          if (firstNew !== undefined && !hasMore(total, pages + 1)) onEnd(firstNew.id)
        },
      })
    },
    showOneMore: () => showPages(pagesOf((data?.total ?? 0) + 1)),
    showUpTo: async (id) => {
      for (let wanted = 1; ; wanted = Math.min(wanted * 2, MOST_PAGES)) {
        const { items, total } = await client.fetchQuery({ ...pagesQuery(paged, wanted), staleTime: 0 })
        if (items.some((item) => item.id === id)) {
          setPages((shown) => Math.max(shown, wanted))
          return true
        }
        if (!hasMore(total, wanted)) return false
      }
    },
  }
}

/** The pages that so many items take. */
const pagesOf = (items: number): number => Math.max(1, Math.min(MOST_PAGES, Math.ceil(items / COMMENTS_PAGE_SIZE)))

export type PagedList<Item extends { id: number }> = {
  /** Undefined until they were loaded once. */
  data: Listed<Item> | undefined
  error: Error | null
  isFetching: boolean
  retry: () => void
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  /** Shows as many as there are with one more, which stands at the end. */
  showOneMore: () => Promise<unknown>
  /** Shows as many as it takes to see the one of this id; false where it is not among them. */
  showUpTo: (id: number) => Promise<boolean>
}
