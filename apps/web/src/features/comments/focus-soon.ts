const PATIENCE_MILLISECONDS = 5000

/**
 * Focuses the element with this id when it is on the page and no dialog lies over it; gives up when the learner has gone
 * elsewhere meanwhile. Waits until the element `removedId` has left the page: a closing dialog hands the focus back to a
 * control in it, and that is not the learner's going elsewhere.
 */
export function focusSoon(id: string, { removedId }: { removedId?: string } = {}): void {
  const before = document.activeElement
  const removed = removedId === undefined ? null : document.getElementById(removedId)
  const attempt = (): boolean => {
    const target = document.getElementById(id)
    const isCovered = document.querySelector('[role=dialog]:not([data-toast])') !== null
    if (target === null || isCovered || removed?.isConnected) return false
    const active = document.activeElement
    if (active === before || active === document.body || active === null) target.focus()
    return true
  }
  if (attempt()) return
  const observer = new MutationObserver(() => {
    if (attempt()) stop()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stop(), PATIENCE_MILLISECONDS)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** The names of what can be focused here. */
export const saidId = (kind: 'comment' | 'reply', id: number): string => `${kind}-${id}`
export const panelId = (practiceId: number): string => `comments-of-${practiceId}`
export const threadId = (commentId: number): string => `replies-of-${commentId}`
