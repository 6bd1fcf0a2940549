import { aMockTest } from '@rehearsal/contracts/testing/a-mock-test'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { examMachine } from '../machine/exam-machine.ts'
import type { ExamEffect, ExamEvent, ExamState, Failure } from '../machine/exam-state.ts'

export const kinds: TaskId[] = [
  'speaking/read-aloud',
  'writing/write-essay',
  'reading/multiple-choice-single',
  'reading/re-order-paragraphs',
]
export const text = (answer: string) => ({ draft: { answer }, answer: { answer } })
export const take = { draft: { answerRequest: 'SUQz' }, answer: { answerRequest: 'SUQz' } }

/** Where events lead from a state, and all that they bring about. */
export function through(start: ExamState, ...events: ExamEvent[]) {
  let state = start
  const effects: ExamEffect[] = []
  for (const event of events) {
    const [next, made] = examMachine(state, event)
    state = next
    effects.push(...made)
  }
  return { state, effects, types: effects.map(({ type }) => type) }
}

export const loading: ExamState = { phase: 'loading' }
export const at = (position: number, changes: Parameters<typeof aMockTest>[2] = {}) =>
  aMockTest(kinds, position, changes)
export const loaded = (position: number, opened: number | null): ExamEvent => ({
  type: 'loaded',
  test: at(position, { item: null }),
  waiting: [],
  typed: [],
  opened,
  now: 0,
})
export const opened = (test = at(0), changes: Partial<Extract<ExamEvent, { type: 'opened' }>> = {}): ExamEvent => ({
  type: 'opened',
  test,
  given: null,
  typed: [],
  sentAt: 0,
  now: 0,
  ...changes,
})
export const beaten = (position: number, changes: Partial<Extract<ExamEvent, { type: 'beaten' }>> = {}): ExamEvent => ({
  type: 'beaten',
  position,
  remainingMs: 10,
  isEnded: false,
  sentAt: 900,
  now: 900,
  ...changes,
})
/** The page shows the item at `position`. */
export const showing = (position: number): ExamState =>
  through(loading, loaded(position, position), opened(at(position))).state
export const next = (position: number, now = 1000): ExamEvent => ({ type: 'next', position, now })
export const tick = (now: number): ExamEvent => ({ type: 'tick', now })
export const given = (position: number, value: ReturnType<typeof text> | typeof take | null): ExamEvent => ({
  type: 'given',
  position,
  given: value,
  now: 500,
})
export const failed = (position: number, why: Failure, now = 1100): ExamEvent => ({
  type: 'send-failed',
  position,
  why,
  message: 'Not so.',
  now,
})
export const acknowledged = (position: number, test = at(position + 1)): ExamEvent => ({
  type: 'acknowledged',
  position,
  test,
  given: null,
  sentAt: 1150,
  now: 1200,
})
