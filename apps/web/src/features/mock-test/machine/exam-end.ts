import type { MockTestState } from '@rehearsal/contracts/mock-tests'
import type { Ending, ExamEvent, Known, Next } from './exam-state.ts'
import { over, stopped } from './exam-stops.ts'
import { delivered, failedOnce, flush, forgetting, knownOf, withoutWaiting } from './outbox.ts'

export const isOver = ({ isEnded, position, itemCount }: MockTestState): boolean => isEnded || position >= itemCount

/** Who has left the last item has ended the test: what waits is handed in first, and only what the server acknowledged is forgotten. */
export const finish = (known: Known, now: number): Next =>
  known.test.isEnded ? over(known) : goOn({ ...knownOf(known), phase: 'ending', isUnderWay: false }, now)

function goOn(state: Ending, now: number): Next {
  if (state.isUnderWay || now < state.retryAt) return [state, []]
  if (state.waiting.length === 0) return [{ ...state, isUnderWay: true }, [{ type: 'end' }]]
  return flush(state, { first: null, before: state.test.itemCount, now })
}

export function whileEnding(state: Ending, event: ExamEvent): Next {
  switch (event.type) {
    case 'acknowledged': {
      if (event.test.isEnded) return over(state, event.position)
      const [next, effects] = goOn(delivered(state, event.position), event.now)
      return [next, [...forgetting(event.position), ...effects]]
    }
    case 'send-failed':
      return notSent(state, event)
    case 'end-acknowledged':
      return over(state)
    case 'end-failed':
      if (event.why === 'ended') return over(state)
      if (event.why === 'gone') return stopped(state, event.why, event.now)
      return [{ ...failedOnce(state, event.now), isUnderWay: false }, []]
    case 'tick':
      return goOn(state, event.now)
    case 'online':
      return goOn({ ...state, retryAt: 0 }, event.now)
    default:
      return [state, []]
  }
}

function notSent(state: Ending, { position, why, message, now }: Extract<ExamEvent, { type: 'send-failed' }>): Next {
  if (state.sending !== position) return [state, []]
  if (why === 'unreachable' || why === 'faulty') return [failedOnce(state, now), []]
  if (why !== 'refused') return stopped(state, why, now)
  const [next, effects] = goOn({ ...state, sending: null, waiting: withoutWaiting(state.waiting, position) }, now)
  return [next, [{ type: 'set-aside', position, message }, ...effects]]
}
