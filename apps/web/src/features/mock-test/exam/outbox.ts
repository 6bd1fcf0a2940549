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
