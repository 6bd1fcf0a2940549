type Listener = (attemptId: number) => void

/** Before anybody listens: who does comes later than the page. */
const early = new Set<number>()
const listeners = new Set<Listener>()

/** The learner sees the score of this answer: whoever tells of it elsewhere need not any more. */
export function tellResultShown(attemptId: number): void {
  if (listeners.size === 0) early.add(attemptId)
  for (const listener of listeners) listener(attemptId)
}

/** Calls `listener` for each result that is shown, those before it included. Returns how to stop. */
export function onResultShown(listener: Listener): () => void {
  listeners.add(listener)
  for (const attemptId of early) listener(attemptId)
  early.clear()
  return () => void listeners.delete(listener)
}
