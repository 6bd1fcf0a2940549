import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * For a part of the page in which a pressed button gives way to another: the focus, which would be lost with the one,
 * goes on to the first button that stands there when `shown` has changed.
 */
export function useKeptFocus<Part extends HTMLElement>(
  shown: unknown,
): { ref: RefObject<Part | null>; onFocus: (event: FocusEvent) => void } {
  const ref = useRef<Part>(null)
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body
    if (isLost) ref.current?.querySelector('button')?.focus()
  }, [shown])
  const onFocus = (event: FocusEvent) => {
    focused.current = event.target
  }
  return { ref, onFocus }
}
