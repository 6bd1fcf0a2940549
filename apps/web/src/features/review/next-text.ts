import type { ReviewQueue } from '@rehearsal/contracts/reviews'
import { now } from '../../shared/clock.ts'
import { formatDay, formatTime } from '../../shared/format/dates.ts'
import { t } from './messages.ts'

/** When it goes on: later today, on a day, or when a word is added. */
export function nextText({ nextDate }: Pick<ReviewQueue, 'nextDate'>): string {
  if (nextDate === null) return t('noNext')
  const isToday = formatDay(nextDate) === formatDay(new Date(now()).toISOString())
  return isToday ? t('nextAt', { time: formatTime(nextDate) }) : t('nextOn', { day: formatDay(nextDate) })
}
