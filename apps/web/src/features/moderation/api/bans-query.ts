import { listBans } from '@rehearsal/contracts/moderation'
import { itemsOf } from '@rehearsal/contracts/wire'
import { TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export const bansKey = ['bans'] as const

/** Who may not post; `page` counts from 1. */
export const bansQuery = (page: number) =>
  queryOptions({
    queryKey: [...bansKey, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const found = await call(listBans, { query: { page: page - 1, size: TABLE_PAGE_SIZE }, signal })
      return { bans: itemsOf(found), totalPages: Math.max(1, found.page.totalPages) }
    },
  })
