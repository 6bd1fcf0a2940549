import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * For a group of controls in which a pressed one goes, or takes no more presses, and none stands in its place: the focus,
 * which a browser would drop, goes to the group, so that the next Tab goes on from there.
 */
export function useGroupFocus<Part extends HTMLElement>(): {
  ref: RefObject<Part | null>
  tabIndex: -1
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
} {
  const ref = useRef<Part>(null)
  const focused = useRef<Element | null>(null)
  // After every change: each may take away what has the focus.
  useLayoutEffect(() => {
    const last = focused.current
    const isLost = last !== null && (!last.isConnected || last.matches(':disabled'))
    // Nothing else has it: a browser lets go of a disabled control only later.
    const { activeElement, body } = document
    if (isLost && (activeElement === body || activeElement === last)) ref.current?.focus()
  })
  const onFocus = (event: FocusEvent) => {
    focused.current = event.target
  }
  const onBlur = () => {
    focused.current = null
  }
  return { ref, tabIndex: -1, onFocus, onBlur }
}
