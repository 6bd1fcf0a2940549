import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { PlannedDay } from './planned-days.ts'

export type CalendarContent = {
  exams: readonly { variant: ExamVariant; day: string }[]
  planned: readonly PlannedDay[]
  /** Names the learner's events among those of other calendars; nothing can be told from it. */
  seed: string
  dashboard: URL
  now: Date
}

const HOURS_BETWEEN_LOOKS = 6
const examNames = { ACADEMIC: 'PTE Academic exam', CORE: 'PTE Core exam' } as const

/** An iCalendar file (RFC 5545): the exam days, and an entry for each planned day. An entry keeps its UID, so that it moves and is not doubled. */
export function calendarOf({ exams, planned, seed, dashboard, now }: CalendarContent): string {
  const calendar = ical({
    name: 'Rehearsal',
    prodId: { company: 'Rehearsal', product: 'Study plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOURS_BETWEEN_LOOKS * 3600,
  })
  const addDay = (id: string, day: string, summary: string, transparency: ICalEventTransparency) =>
    calendar.createEvent({
      id: `${id}-${seed}@rehearsal`,
      start: startOf(day),
      allDay: true,
      stamp: now,
      summary,
      transparency,
      url: dashboard.href,
    })
  for (const { variant, day } of exams) {
    addDay(`exam-${variant.toLowerCase()}`, day, examNames[variant], ICalEventTransparency.OPAQUE)
  }
  for (const { day, minutes } of planned) {
    addDay(`plan-${day}`, day, `Study plan: ${lengthOf(minutes)}`, ICalEventTransparency.TRANSPARENT)
  }
  return calendar.toString()
}

/** A calendar day has no zone: the library reads it in UTC. */
const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}
