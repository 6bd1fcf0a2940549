import { deleteCalendarFeed as deleteCalendarFeedCall } from '@rehearsal/contracts/calendar-feed'
import { call } from '../../../shared/api/call.ts'

export const deleteCalendarFeed = () => call(deleteCalendarFeedCall)
