import { t } from '../messages.ts'

const HOUR_MINUTES = 60
/** Longer times are said to the next five minutes: nobody's test takes as long to the minute. */
const STEP_MINUTES = 5

type Range = { min: number; max: number }

/** How long a test takes, from its seconds: `About 15 min`, `1 h 55 min to 2 h 25 min`. */
export function lengthText({ min, max }: Range): string {
  const [from, to] = [minutesOf(min), minutesOf(max)]
  return from === to ? t('about', { time: timeText(from) }) : t('fromTo', { from: timeText(from), to: timeText(to) })
}

/** `14 items`, `52 to 64 items`. */
export const itemsText = ({ min, max }: Range): string =>
  min === max ? t('items', { count: min }) : t('itemsFromTo', { from: min, to: max })

function minutesOf(seconds: number): number {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes <= 20 ? minutes : Math.round(minutes / STEP_MINUTES) * STEP_MINUTES
}

function timeText(minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const rest = minutes % HOUR_MINUTES
  if (hours === 0) return t('minutes', { minutes: rest })
  return rest === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes: rest })
}
