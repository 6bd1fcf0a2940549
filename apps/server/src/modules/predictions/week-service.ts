import { weekOf } from '@rehearsal/exam/predictions/week'
import { dayIn } from '@rehearsal/exam/learner-day'

/** The Monday of the week that it is. Weeks begin in UTC, the same for everybody. */
export const runningWeek = (now: Date): string => weekOf(dayIn('UTC', now))
