import { listModerated, type ModerationState, type ReportQueue } from '@rehearsal/contracts/moderation'
import { itemsOf } from '@rehearsal/contracts/wire'
import { TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export const moderatedKey = ['moderated'] as const
const REFRESH_MILLISECONDS = 60_000

/** One page of a queue; `page` counts from 1. While the page is seen, new reports appear by themselves. */
export const moderatedQuery = (queue: ReportQueue, state: ModerationState, page: number) =>
  queryOptions({
    queryKey: [...moderatedKey, queue, state, page],
    refetchInterval: REFRESH_MILLISECONDS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { queue, state, page: page - 1, size: TABLE_PAGE_SIZE }
      const found = await call(listModerated, { query, signal })
      const { totalPages, totalElements } = found.page
      return {
        queue,
        state,
        things: itemsOf(found),
        openCounts: found.openCounts,
        total: totalElements,
        totalPages: Math.max(1, totalPages),
      }
    },
  })
