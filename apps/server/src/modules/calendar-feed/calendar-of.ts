import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { PlannedTask } from '@rehearsal/exam/study-plan/study-plan'
import { catalogue } from '@rehearsal/tasks/catalogue'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { PlannedDay } from './planned-days-service.ts'

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
  const addDay = ({ id, day, ...texts }: Entry, transparency: ICalEventTransparency) =>
    calendar.createEvent({
      ...texts,
      id: `${id}-${seed}@rehearsal`,
      start: startOf(day),
      allDay: true,
      stamp: now,
      transparency,
      url: dashboard.href,
    })
  for (const { variant, day } of exams) {
    const id = `exam-${variant.toLowerCase()}`
    addDay({ id, day, summary: examNames[variant] }, ICalEventTransparency.OPAQUE)
  }
  for (const { day, minutes, tasks } of planned) {
    const texts = { summary: summaryOf(minutes, tasks), description: descriptionOf(tasks) }
    addDay({ id: `plan-${day}`, day, ...texts }, ICalEventTransparency.TRANSPARENT)
  }
  return calendar.toString()
}

type Entry = { id: string; day: string; summary: string; description?: string }

const NAMED_KINDS = 2

/** How long, and what takes most of it: a calendar shows little more than this line. */
function summaryOf(minutes: number, tasks: readonly PlannedTask[]): string {
  const names = tasks.toSorted((one, other) => other.seconds - one.seconds).map(({ taskId }) => catalogue[taskId].name)
  const more = names.length - NAMED_KINDS
  const kinds = `${names.slice(0, NAMED_KINDS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `Study plan: ${lengthOf(minutes)}${kinds === '' ? '' : ` · ${kinds}`}`
}

/** Every kind with how many questions, a line each. */
const descriptionOf = (tasks: readonly PlannedTask[]): string =>
  tasks.map(({ taskId, count }) => `${count} × ${catalogue[taskId].name}`).join('\n')

/** A calendar day has no zone: the library reads it in UTC. */
const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}
