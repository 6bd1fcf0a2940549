import { COMMENTS_PAGE_SIZE } from '@rehearsal/exam/limits'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../shared/api/api-error.ts'
import { pagesQuery, type Listed, type Paged } from './api/paged.ts'

/** The server gives a thousand items at once and no more. */
const MOST_PAGES = 100

/**
 * A list of which ten items are shown, and ten more with each Load More. What is shown stays when no more can be loaded.
 * `onEnd` hears of the first item that came last, when the button is no longer there.
 */
export function usePaged<Item extends { id: number }>(
  paged: Paged<Item>,
  onEnd: (firstNew: number) => void,
): PagedList<Item> {
  const client = useQueryClient()
  const [pages, setPages] = useState(1)
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
    showOneMore: () => showPages(Math.min(MOST_PAGES, Math.ceil(((data?.total ?? 0) + 1) / COMMENTS_PAGE_SIZE))),
  }
}

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
}
