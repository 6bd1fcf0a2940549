import { countUnread } from '@rehearsal/contracts/inbox'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { inboxKey } from '../inbox-channel.ts'
import { polling } from './polling.ts'

/** How many items are unread; 100 stands for more. */
export const unreadCountQuery = queryOptions({
  queryKey: [...inboxKey, 'unread-count'],
  queryFn: async ({ signal }) => (await call(countUnread, { signal })).unread,
  ...polling,
})
