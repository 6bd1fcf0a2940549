import { renewCalendarFeed as renewCalendarFeedCall } from '@rehearsal/contracts/calendar-feed'
import { call } from '../../../shared/api/call.ts'

export const renewCalendarFeed = () => call(renewCalendarFeedCall)
