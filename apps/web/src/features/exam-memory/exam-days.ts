const OLDEST_YEARS = 5

/** The first and the last day that an exam may have been on: five years back up to today, in the learner's own zone. */
export function examDays(now: number, timeZone: string): { first: string; last: string } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const rest = `${part('month')}-${part('day')}`
  const first = `${Number(part('year')) - OLDEST_YEARS}-${rest === '02-29' ? '02-28' : rest}`
  return { first, last: `${part('year')}-${rest}` }
}
