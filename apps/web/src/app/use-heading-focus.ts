import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '../shared/focus-heading.ts'

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
