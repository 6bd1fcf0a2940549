import type { MockTestItem, MockTestState } from '@rehearsal/contracts/mock-tests'
import type { TaskRules } from '@rehearsal/exam/formats/format'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import { withExtraTime } from '@rehearsal/exam/mock-test/item-clock'
import type { AnswerPhase } from '@rehearsal/tasks/views'
import { readClock } from '../../../shared/answer-clock.ts'

/** The clock of the item that is shown: what the server said of it, by the steady clock of this page. Milliseconds. */
export type ItemClock = {
  /** When its time to prepare, to listen and to answer began. */
  startedAt: number
  /** When its recording was heard to its end. */
  heardAt: number | null
  /** When the server's clock ends: the item's own, or its part's. */
  endsAt: number
  /** When it was set. */
  setAt: number
}

export type ExamReading = {
  phase: AnswerPhase
  /** Null while a recording is listened to by a clock of the item's own: nothing counts down then. */
  remainingMs: number | null
  /** Of the stretch that counts down. */
  totalMs: number
}

/** The rules of an item as this test has them, extra time included. */
export const rulesOfItem = ({ format, extraTimePercent }: MockTestState, { taskId }: MockTestItem): TaskRules =>
  withExtraTime(rulesOf(format, taskId), extraTimePercent)

export const isSpoken = ({ taskId }: Pick<MockTestItem, 'taskId'>): boolean => taskId.startsWith('speaking/')

/**
 * What has gone by before the page had the item counts, but for a recording, which is heard from its beginning. What is left counts from when
 * it was asked for.
 */
export function startClock(item: MockTestItem, rules: TaskRules, now: number, sentAt = now): ItemClock {
  const isHeard = rules.leadInSeconds > 0
  const gone = item.clockMs - item.remainingMs
  return {
    startedAt: isHeard ? now : sentAt - gone,
    heardAt: null,
    endsAt: sentAt + item.remainingMs,
    setAt: now,
  }
}

/**
 * Sets the clock by what the server says is left. What was forgiven moves the time to answer along, but for a spoken answer: that is
 * recorded here to its end, whatever the line does.
 */
export function setClock(
  clock: ItemClock,
  item: MockTestItem,
  remainingMs: number,
  now: number,
  sentAt = now,
): ItemClock {
  const endsAt = sentAt + remainingMs
  const moved = isSpoken(item) ? 0 : endsAt - clock.endsAt
  return {
    startedAt: clock.startedAt + moved,
    heardAt: clock.heardAt === null ? null : clock.heardAt + moved,
    endsAt,
    setAt: now,
  }
}

/** What an item's clock shows. In a part with one clock it is the part's; otherwise the time to prepare or to answer, as far as the server's clock reaches. */
export function readItemClock(clock: ItemClock, item: MockTestItem, rules: TaskRules, now: number): ExamReading {
  const left = Math.max(0, clock.endsAt - now)
  if (!item.hasOwnClock) {
    const isListening = rules.leadInSeconds > 0 && clock.heardAt === null
    return { phase: left === 0 ? 'done' : isListening ? 'listen' : 'answer', remainingMs: left, totalMs: item.clockMs }
  }
  const heard = clock.heardAt === null ? null : (clock.heardAt - clock.startedAt) / 1000
  const { phase, totalSeconds } = readClock((now - clock.startedAt) / 1000, 'exam', rules, heard)
  if (left === 0) return { phase: 'done', remainingMs: 0, totalMs: totalSeconds * 1000 }
  if (phase === 'listen') return { phase, remainingMs: null, totalMs: totalSeconds * 1000 }
  const began = clock.heardAt ?? clock.startedAt
  const prepared = began + rules.preparationSeconds * 1000
  const end = phase === 'prepare' ? prepared : prepared + rules.answerSeconds * 1000
  return { phase, remainingMs: Math.max(0, Math.min(left, end - now)), totalMs: totalSeconds * 1000 }
}

const MARKS_MS = [10_000, 60_000] as const

/** The moment that a countdown has passed last and that is said aloud: 10 s, 60 s or half of it, as far as it was longer; null for none. */
export function passedMark(remainingMs: number | null, totalMs: number): number | null {
  if (remainingMs === null || remainingMs <= 0) return null
  const marks = [...MARKS_MS, totalMs / 2].toSorted((a, b) => a - b)
  return marks.find((mark) => remainingMs <= mark && mark < totalMs) ?? null
}
