import { DAY_MILLISECONDS } from '../limits.ts'

const WEEK_DAYS = 7
/** 1970-01-05, a Monday, in days since the epoch. */
const FIRST_MONDAY = 4

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MILLISECONDS
const dayOf = (number: number): string => new Date(number * DAY_MILLISECONDS).toISOString().slice(0, 10)

/** The Monday of the week that a calendar day, `YYYY-MM-DD`, lies in. */
export function weekOf(day: string): string {
  const number = dayNumber(day)
  return dayOf(number - ((((number - FIRST_MONDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS))
}

/** The Monday so many weeks later, or earlier where it is negative. */
export const weekAfter = (monday: string, weeks: number): string => dayOf(dayNumber(monday) + weeks * WEEK_DAYS)

/** The Sunday that ends the week of this Monday. */
export const lastDayOf = (monday: string): string => dayOf(dayNumber(monday) + WEEK_DAYS - 1)

/** How many days `day` lies before `monday`: 1 for the Sunday before it. */
export const daysBefore = (monday: string, day: string): number => dayNumber(monday) - dayNumber(day)
