import type { Failure, Known, Next } from './exam-state.ts'
import { failedOnce, knownOf } from './outbox.ts'

/**
 * The server has ended the test: it takes nothing more of it, and nothing of it stays here, but what it did not get.
 *
 * @param delivered an item whose answer it has just got; null for none
 */
export function over(known: Known, delivered: number | null = null): Next {
  const unsent = known.waiting.filter(({ position, answer }) => answer !== null && position !== delivered)
  return [{ phase: 'ended' }, [{ type: 'clear', unsent }]]
}

/** The test is opened, by this page. `sending`: the item whose answer is on its way and stays so. */
export const opening = (known: Known, sending: number | null = null): Next => [
  { ...knownOf(known), sending, phase: 'opening', isUnderWay: true, isFaulty: false },
  [{ type: 'open' }],
]

/** The test does not go on in this page, or not where it believes to be: then it is opened again, in a moment. */
export function stopped(state: Known, why: Failure, now: number): Next {
  if (why === 'other_page') return [{ ...knownOf(state), sending: null, phase: 'taken-over' }, []]
  if (why === 'ended') return over(state)
  if (why === 'gone') return [{ phase: 'gone' }, [{ type: 'clear', unsent: [] }]]
  const isFaulty = why === 'faulty' || why === 'refused'
  return [{ ...failedOnce(knownOf(state), now), phase: 'opening', isUnderWay: false, isFaulty }, []]
}
