import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const PATIENCE_MILLISECONDS = 5000

/** Moves the focus to the page's heading after a navigation, so that a screen reader says where the learner now is. */
export function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let stopWaiting = () => {}
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const isFirst = fromLocation === undefined
      if (isFirst || pageOf(fromLocation.pathname) === pageOf(toLocation.pathname)) return
      stopWaiting()
      stopWaiting = focusHeading()
    })
    return () => {
      stopWaiting()
      stop()
    }
  }, [router])
}

/** Turning the pages of a list is not a new page: the focus stays on what was pressed. */
const pageOf = (pathname: string): string =>
  pathname.replace(/\/\d+$/u, (end, at: number) => {
    return pathname.slice(0, at).endsWith('/question') ? end : ''
  })

/** Focuses the heading now, or when it appears; gives up when the learner has gone elsewhere. Returns how to stop. */
function focusHeading(): () => void {
  const before = document.activeElement
  const attempt = (): boolean => {
    const heading = document.querySelector('h1')
    if (heading === null) return false
    if (document.activeElement === before || document.activeElement === document.body) {
      heading.tabIndex = -1
      heading.style.outline = 'none'
      heading.focus({ preventScroll: true })
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
