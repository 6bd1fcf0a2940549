/** Something that is told of elsewhere as well: whoever does need not any more once it is seen. */
type Shown = { kind: 'score' | 'report'; id: number }
type Listener = (shown: Shown) => void

/** Before anybody listens: who does comes later than the page. */
const early = new Map<string, Shown>()
const listeners = new Set<Listener>()

/** The learner sees the score of this answer. */
export const tellResultShown = (attemptId: number): void => tellShown({ kind: 'score', id: attemptId })

/** The learner sees the whole report of this mock test. */
export const tellReportShown = (mockTestId: number): void => tellShown({ kind: 'report', id: mockTestId })

function tellShown(shown: Shown): void {
  if (listeners.size === 0) early.set(`${shown.kind} ${shown.id}`, shown)
  for (const listener of listeners) listener(shown)
}

/** Calls `listener` for each result and report that is shown, those before it included. Returns how to stop. */
export function onResultShown(listener: Listener): () => void {
  listeners.add(listener)
  for (const shown of early.values()) listener(shown)
  early.clear()
  return () => void listeners.delete(listener)
}
