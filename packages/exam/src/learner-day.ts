/** The calendar day of an instant in a zone, `YYYY-MM-DD` (a learner's day is cut in the profile's zone). */
export function dayIn(timeZone: string, now: Date): string {
  return dayFormat(timeZone)(now)
}

/** The first instant of a calendar day in a zone, also where a clock change leaves out midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const dayOf = dayFormat(timeZone)
  const noon = Date.parse(`${day}T12:00:00Z`)
  let [before, within] = [noon - FARTHEST_ZONE_MS, noon + FARTHEST_ZONE_MS]
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dayOf(new Date(middle)) < day) before = middle
    else within = middle
  }
  return new Date(within)
}

/** The calendar day that lies so many years and days after another; the last of a month that is too short. */
export function dayAfter(day: string, { days = 0, years = 0 }: { days?: number; years?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, lastOfMonth) + days)).toISOString().slice(0, 10)
}

/** No zone is farther from UTC than 14 hours, so a day begins within this of its noon in UTC. */
const FARTHEST_ZONE_MS = 27 * 3_600_000

function dayFormat(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (at) => {
    const parts = format.formatToParts(at)
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    return `${part('year')}-${part('month')}-${part('day')}`
  }
}
