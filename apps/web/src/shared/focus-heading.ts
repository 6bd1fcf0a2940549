const PATIENCE_MILLISECONDS = 5000

/**
 * Focuses the page's heading now, or when it appears; gives up when the learner has gone elsewhere. Returns how to stop.
 * `isScrolledTo` where the heading may be out of sight; a navigation scrolls by itself.
 */
export function focusHeading({ isScrolledTo = false } = {}): () => void {
  const before = document.activeElement
  const attempt = (): boolean => {
    const heading = document.querySelector('h1')
    if (heading === null) return false
    if (document.activeElement === before || document.activeElement === document.body) {
      heading.tabIndex = -1
      heading.style.outline = 'none'
      heading.focus({ preventScroll: !isScrolledTo })
    }
    return true
  }
  if (attempt()) return () => {}
  const observer = new MutationObserver(() => {
    if (attempt()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MILLISECONDS)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
