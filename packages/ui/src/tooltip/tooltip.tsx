import { useEffect, useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { tooltipPlace } from './tooltip-place.ts'

const showAfterMs = 500
/** Long enough to move the pointer onto the tooltip (WCAG 1.4.13). */
const hideAfterMs = 120

/** Waits before it shows or hides; the last wish counts. */
function useDelayedWish() {
  const [isWanted, setIsWanted] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wish = (next: boolean, afterMs: number) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => setIsWanted(next), afterMs)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  return [isWanted, wish] as const
}

/** A few words beside a control, on hover and on keyboard focus; Escape hides it. Never the only place of a name: label the control as well. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const control = useRef<HTMLSpanElement>(null)
  const [isShown, wish] = useDelayedWish()
  return (
    <span
      ref={control}
      role="presentation"
      className="contents"
      onPointerEnter={(event) => (event.pointerType === 'mouse' ? wish(true, showAfterMs) : undefined)}
      onPointerLeave={() => wish(false, hideAfterMs)}
      onPointerDown={() => wish(false, 0)}
      onFocus={(event) => (event.target.matches(':focus-visible') ? wish(true, showAfterMs) : undefined)}
      onBlur={() => wish(false, 0)}
      onKeyDown={(event) => (event.key === 'Escape' ? wish(false, 0) : undefined)}
    >
      {children}
      {isShown ? <Bubble text={text} control={control} /> : null}
    </span>
  )
}

function Bubble({ text, control }: { text: string; control: RefObject<HTMLElement | null> }) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const target = control.current?.firstElementChild
    if (!bubble.current || !target) return
    const view = { width: window.innerWidth, height: window.innerHeight }
    const { left, top } = tooltipPlace(target.getBoundingClientRect(), bubble.current.getBoundingClientRect(), view)
    bubble.current.style.translate = `${left}px ${top}px`
  }, [control, text])
  return createPortal(
    <span
      ref={bubble}
      role="tooltip"
      // Measured in physical pixels, so placed by them whatever the direction of the page.
      style={{ left: 0 }}
      className="fixed top-0 z-50 max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-xs font-medium text-paper shadow-float"
    >
      {text}
    </span>,
    document.body,
  )
}
