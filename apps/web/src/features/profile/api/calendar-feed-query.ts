import { getCalendarFeed } from '@rehearsal/contracts/calendar-feed'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, { signal }),
})
