import type { ExamEffect, Known, Waiting } from './exam-state.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000

/** How long to wait after so many calls in a row that brought nothing. */
export const waitAfter = (failures: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))

/** With an answer to be delivered, in place of what waited for the item. */
export function withWaiting(waiting: readonly Waiting[], added: Waiting): Waiting[] {
  return [...waiting.filter(({ position }) => position !== added.position), added].toSorted(
    (one, other) => one.position - other.position,
  )
}

export const withoutWaiting = (waiting: readonly Waiting[], position: number): Waiting[] =>
  waiting.filter((each) => each.position !== position)

export const isWaitingFor = ({ waiting }: Known, position: number): boolean =>
  waiting.some((each) => each.position === position)

/** No call came through: the next one waits longer each time. */
export const failedOnce = <State extends Known>(state: State, now: number): State => ({
  ...state,
  sending: null,
  failures: state.failures + 1,
  retryAt: now + waitAfter(state.failures + 1),
})

export const inContact = <State extends Known>(state: State): State => ({ ...state, failures: 0, retryAt: 0 })

export const knownOf = ({ test, waiting, sending, failures, retryAt }: Known): Known => ({
  test,
  waiting,
  sending,
  failures,
  retryAt,
})

export const forgetting = (position: number): ExamEffect[] => [{ type: 'forget', position }]

/** The server has an answer. */
export const delivered = <State extends Known>(state: State, position: number): State => ({
  ...inContact(state),
  waiting: withoutWaiting(state.waiting, position),
  sending: state.sending === position ? null : state.sending,
})

/** An answer did not get there; it is sent again with the others. */
export const released = <State extends Known>(state: State, position: number): State =>
  state.sending === position ? { ...state, sending: null } : state

/** What was typed for items that time left while no page was there waits to be delivered, too: the server keeps it as late. */
export function withTyped<State extends Known>(
  state: State,
  typed: readonly Waiting[],
): readonly [State, readonly ExamEffect[]] {
  const left = typed.filter(
    ({ position, answer }) => position < state.test.position && answer !== null && !isWaitingFor(state, position),
  )
  const waiting = left.reduce<readonly Waiting[]>(withWaiting, state.waiting)
  return [{ ...state, waiting }, left.map((each) => ({ type: 'keep', ...each }))]
}

/**
 * Sends the next answer, one at a time.
 *
 * @param first the item whose answer goes before all others; null for none
 * @param before items before this one may be sent
 */
export function flush<State extends Known>(
  state: State,
  { first, before, now }: { first: number | null; before: number; now: number },
): readonly [State, readonly ExamEffect[]] {
  if (state.sending !== null || now < state.retryAt) return [state, []]
  const next =
    state.waiting.find(({ position }) => position === first) ?? state.waiting.find(({ position }) => position < before)
  if (next === undefined) return [state, []]
  return [{ ...state, sending: next.position }, [{ type: 'send', ...next }]]
}
