import type { TaskId } from '@rehearsal/exam/task-ids'
import { dayIn } from '@rehearsal/exam/learner-day'

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
