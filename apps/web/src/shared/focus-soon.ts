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

/** The focus goes on from an item of a list that is about to leave to its neighbour; to `fallbackId` where it stood alone. */
export function focusNeighbour(removedId: string, fallbackId: string): void {
  const removed = document.getElementById(removedId)
  const neighbour = removed?.nextElementSibling ?? removed?.previousElementSibling
  focusSoon(neighbour?.id ?? fallbackId, { removedId })
}
