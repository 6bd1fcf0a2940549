import { listInbox } from '@rehearsal/contracts/inbox'
import { itemsOf } from '@rehearsal/contracts/wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { inboxKey } from '../inbox-channel.ts'
import { polling } from './polling.ts'

const PAGE_SIZE = 20

/** One page of my inbox; `page` counts from 1. While another is fetched the last one stays. */
export const inboxQuery = (onlyUnread: boolean, page: number) =>
  queryOptions({
    queryKey: [...inboxKey, 'list', onlyUnread, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const found = await call(listInbox, { query: { unread: onlyUnread, page: page - 1, size: PAGE_SIZE }, signal })
      return { items: itemsOf(found), newestId: found.newestId, totalPages: Math.max(1, found.page.totalPages) }
    },
    ...polling,
    // The page of the inbox shows what is there when it is opened.
    staleTime: 0,
  })
