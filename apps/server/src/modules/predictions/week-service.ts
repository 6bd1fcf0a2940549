import { weekOf } from '@rehearsal/exam/predictions/week'
import { dayIn } from '../../platform/learner-day.ts'

/** The Monday of the week that it is. Weeks begin in UTC, the same for everybody. */
export const runningWeek = (now: Date): string => weekOf(dayIn('UTC', now))
