import type { TaskId } from '@rehearsal/exam/task-ids'
import { examMachine } from '../machine/exam-machine.ts'
import { type Answer, type ExamEffect, type ExamEvent, type ExamState, firstExamState } from '../machine/exam-state.ts'
import { withWaiting } from '../machine/outbox.ts'
import { aMockTest } from '@rehearsal/contracts/testing/a-mock-test'

/** What the line does with one call: brings it there and back, loses it, or loses the answer to it. */
export type Line = 'through' | 'lost' | 'answer-lost'

/** A server that holds one test, one device that keeps answers, and pages that take it one after the other. Pure: nothing waits. */
export function examWorld(kinds: readonly TaskId[], lineOf: () => Line) {
  const server = { position: 0, isOpen: false, isEnded: false, page: 0, answers: new Map<number, Answer>() }
  const device: { kept: Map<number, Answer>; typed: Map<number, Answer>; opened: number | null } = {
    kept: new Map(),
    typed: new Map(),
    opened: null,
  }
  let page = 1
  let now = 0
  let state: ExamState = firstExamState
  /** Answers of the server that are on their way to the present page. */
  let coming: ExamEvent[] = []

  const stateNow = () =>
    aMockTest(kinds, server.position, { isEnded: server.isEnded, ...(server.isOpen ? {} : { item: null }) })
  const typed = () => [...device.typed].map(([position, answer]) => ({ position, answer }))
  const open = () => {
    server.page = page
    server.isOpen = server.position < kinds.length
    return stateNow()
  }
  const take = (position: number, answer: Answer): ExamEvent => {
    const failed = (why: 'other_page' | 'ended' | 'misplaced'): ExamEvent => ({
      type: 'send-failed',
      position,
      why,
      message: '',
      now,
    })
    if (server.isEnded) return failed('ended')
    if (server.page !== page) return failed('other_page')
    if (position > server.position || (position === server.position && !server.isOpen)) return failed('misplaced')
    if (!server.answers.has(position)) server.answers.set(position, answer)
    if (position === server.position) {
      const here = kinds[position] ?? ''
      server.position += 1
      const next = kinds[server.position] ?? ''
      server.isOpen = here.slice(0, 4) === next.slice(0, 4)
    }
    return { type: 'acknowledged', position, test: stateNow(), given: null, sentAt: now, now }
  }
  const calls = (effect: ExamEffect): { reach: () => ExamEvent; fail: ExamEvent } | null => {
    switch (effect.type) {
      case 'open':
        return {
          reach: () => ({ type: 'opened', test: open(), given: null, typed: typed(), sentAt: now, now }),
          fail: { type: 'open-failed', why: 'unreachable', now },
        }
      case 'send': {
        const { position, answer } = effect
        const fail = { type: 'send-failed', position, why: 'unreachable', message: '', now } as const
        return { reach: () => take(position, answer), fail }
      }
      case 'end':
        return {
          reach: () => {
            server.isEnded = true
            return { type: 'end-acknowledged' }
          },
          fail: { type: 'end-failed', why: 'unreachable', now },
        }
      case 'beat':
        return {
          reach: () =>
            server.page === page
              ? {
                  type: 'beaten',
                  position: server.position,
                  remainingMs: 60_000,
                  isEnded: server.isEnded,
                  sentAt: now,
                  now,
                }
              : { type: 'beat-failed', why: 'other_page', now },
          fail: { type: 'beat-failed', why: 'unreachable', now },
        }
      default:
        return null
    }
  }
  const run = (effect: ExamEffect) => {
    if (effect.type === 'keep') device.kept.set(effect.position, effect.answer)
    if (effect.type === 'keep-given') device.typed.set(effect.position, effect.given?.answer ?? null)
    if (effect.type === 'forget') {
      device.kept.delete(effect.position)
      device.typed.delete(effect.position)
    }
    if (effect.type === 'mark') device.opened = effect.position
    const call = calls(effect)
    if (call === null) return
    const line = lineOf()
    const reached = line === 'lost' ? null : call.reach()
    coming.push(line === 'through' && reached !== null ? reached : call.fail)
  }
  const send = (event: ExamEvent) => {
    const [next, effects] = examMachine(state, event)
    state = next
    for (const effect of effects) run(effect)
  }
  const waiting = () =>
    [...device.kept].reduce<{ position: number; answer: Answer }[]>(
      (all, [position, answer]) => withWaiting(all, { position, answer }),
      [],
    )
  /** A page that is loaded anew knows what the device keeps, and nothing else. */
  const load = () => {
    page += 1
    coming = []
    state = firstExamState
    send({
      type: 'loaded',
      test: { ...stateNow(), item: null },
      waiting: waiting(),
      typed: typed(),
      opened: device.opened,
      now,
    })
  }
  load()
  return {
    server,
    device,
    state: () => state,
    now: () => now,
    send,
    load,
    wait: (milliseconds: number) => {
      now += milliseconds
      send({ type: 'tick', now })
    },
    /** The server's own clock leaves the item that is open. */
    timeOut: () => {
      if (!server.isOpen) return
      server.position += 1
      server.isOpen = false
    },
    /** One answer of the server arrives: the first, or a later one before it. */
    deliver: (index: number) => {
      const [event] = coming.splice(Math.min(index, coming.length - 1), 1)
      if (event !== undefined) send(event)
    },
    isQuiet: () => coming.length === 0,
  }
}
