import type { TaskId } from '@rehearsal/exam/task-ids'

/** What an installation gives for nothing: so many scorings, once or on each day, for all kinds together or for each. */
export type FreeAi = {
  freeAiSubmissions: number
  freeAiPeriod: 'lifetime' | 'day'
  isFreeAiPerKind: boolean
}

/**
 * What a scoring counts against: the learner's own day, the kind, both, or null where all scorings of a lifetime count
 * together.
 */
export function scopeOf(freeAi: FreeAi, { timeZone }: { timeZone: string }, taskId: TaskId, now: Date): string | null {
  const parts = [
    ...(freeAi.freeAiPeriod === 'day' ? [dayIn(timeZone, now)] : []),
    ...(freeAi.isFreeAiPerKind ? [taskId] : []),
  ]
  return parts.length === 0 ? null : parts.join(' ')
}

/** The calendar day of an instant in a zone, `YYYY-MM-DD` (architecture §8: a learner's day is cut in the profile's zone). */
export function dayIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
