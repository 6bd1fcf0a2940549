/** What the machine needs to know of an attempt. */
export type AttemptState = {
  id: number
  status: 'queued' | 'scoring' | 'scored' | 'failed'
  failureMessage: string | null
}

export type SubmissionState =
  /** `problem`: why the server refused the answer; the draft stays. `isHeld`: it was stopped at the paywall and waits. */
  | { name: 'editing'; problem: string | null; isHeld: boolean }
  | { name: 'sending'; key: string }
  /** No answer came, or one that may pass: it is sent again with the same key. */
  | { name: 'unsent'; key: string; reason: string }
  | { name: 'waiting'; attemptId: number; step: 'received' | 'scoring' }
  | { name: 'scored'; attemptId: number }
  | { name: 'failed'; attemptId: number; message: string | null }

export type SubmissionEvent =
  | { type: 'submit'; key: string }
  /** An answer kept from an earlier visit that the server has not acknowledged. */
  | { type: 'restored'; key: string }
  | { type: 'resend' }
  | { type: 'acknowledged'; attempt: AttemptState }
  | { type: 'unreachable'; reason: string }
  | { type: 'refused'; problem: string }
  /** The AI submissions are used up, as the server said, as was known before, or as it was on an earlier visit. */
  | { type: 'held' }
  /** The learner has changed what was held. */
  | { type: 'edited' }
  | { type: 'progressed'; step: 'received' | 'scoring' }
  | { type: 'settled'; attempt: AttemptState }
  | { type: 'try-again' }

export type SubmissionEffect =
  /** Send the kept answer under this key. */
  | { type: 'send'; key: string }
  /** The server has the answer: what was kept for it may go. */
  | { type: 'forget' }
  /** The server will never take it: the key is not used again, the draft stays. */
  | { type: 'drop-key' }
  /** It may be taken later: the answer waits for the learner under a new key. */
  | { type: 'hold' }
  /** What waited is an ordinary draft again. */
  | { type: 'release' }
  | { type: 'watch'; attemptId: number }
  | { type: 'show'; attemptId: number }
  /** Throw the draft away and start the clock again. */
  | { type: 'clear' }

type Step = readonly [SubmissionState, readonly SubmissionEffect[]]

export const editing: SubmissionState = { name: 'editing', problem: null, isHeld: false }

/**
 * The way of one answer: editing → sending → waiting → scored or failed. What cannot be delivered is `unsent` and goes
 * out again with the key it had, so that the server stores it once. An event that a state does not know changes nothing.
 */
export function submissionMachine(state: SubmissionState, event: SubmissionEvent): Step {
  switch (event.type) {
    case 'submit':
      return state.name === 'editing' ? send(event.key) : [state, []]
    case 'restored':
      return state.name === 'editing' ? send(event.key) : [state, []]
    case 'resend':
      return state.name === 'unsent' ? send(state.key) : [state, []]
    case 'acknowledged':
      return state.name === 'sending' ? acknowledged(event.attempt) : [state, []]
    case 'unreachable':
      return state.name === 'sending' ? [{ name: 'unsent', key: state.key, reason: event.reason }, []] : [state, []]
    case 'refused':
      return state.name === 'sending'
        ? [{ name: 'editing', problem: event.problem, isHeld: false }, [{ type: 'drop-key' }]]
        : [state, []]
    case 'held':
      return hold(state)
    case 'edited':
      return state.name === 'editing' && state.isHeld
        ? [{ ...state, isHeld: false }, [{ type: 'release' }]]
        : [state, []]
    case 'progressed':
      return state.name === 'waiting' ? [{ ...state, step: event.step }, []] : [state, []]
    case 'settled':
      return state.name === 'waiting' && state.attemptId === event.attempt.id ? settled(event.attempt) : [state, []]
    case 'try-again':
      return isAtRest(state) ? [editing, [{ type: 'clear' }]] : [state, []]
  }
}

/** Whether nothing is under way, so that the learner may start over. */
export const isAtRest = ({ name }: SubmissionState): boolean =>
  name === 'editing' || name === 'scored' || name === 'failed'

function send(key: string): Step {
  return [{ name: 'sending', key }, [{ type: 'send', key }]]
}

/** An answer under way stops; one that is still here only waits, and is kept by whoever says so. */
function hold(state: SubmissionState): Step {
  if (state.name === 'sending') return [{ name: 'editing', problem: null, isHeld: true }, [{ type: 'hold' }]]
  return state.name === 'editing' ? [{ ...state, isHeld: true }, []] : [state, []]
}

function acknowledged(attempt: AttemptState): Step {
  const [state, effects] = settled(attempt)
  return [state, [{ type: 'forget' }, ...effects]]
}

function settled({ id, status, failureMessage }: AttemptState): Step {
  if (status === 'scored') return [{ name: 'scored', attemptId: id }, [{ type: 'show', attemptId: id }]]
  if (status === 'failed') return [{ name: 'failed', attemptId: id, message: failureMessage }, []]
  return [
    { name: 'waiting', attemptId: id, step: status === 'queued' ? 'received' : 'scoring' },
    [{ type: 'watch', attemptId: id }],
  ]
}
