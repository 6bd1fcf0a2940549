import { useEffect } from 'react'
import { focusHeading } from '../../../shared/focus-heading.ts'

/**
 * Moves the focus to the question's heading when a new try begins: the button that began it is gone, or takes no press
 * until there is an answer, and a browser drops the focus of either. `round` counts the tries from 0.
 */
export function useStartFocus(round: number): void {
  useEffect(() => {
    if (round === 0) return
    let stopWaiting = () => {}
    // A result that closes has given its focus back by the next frame.
    const frame = requestAnimationFrame(() => {
      stopWaiting = focusHeading({ isScrolledTo: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      stopWaiting()
    }
  }, [round])
}
