const FARTHEST_YEARS = 5

/** The first and the last day that an exam may be on: today in the browser's zone, and about five years ahead (specification §5). */
export function examDays(now: number): { first: string; last: string } {
  const today = new Date(now)
  const first = dayOf(today.getFullYear(), today)
  return { first, last: dayOf(today.getFullYear() + FARTHEST_YEARS, today) }
}

function dayOf(year: number, at: Date): string {
  const lastOfMonth = new Date(year, at.getMonth() + 1, 0).getDate()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(at.getMonth() + 1)}-${two(Math.min(at.getDate(), lastOfMonth))}`
}
