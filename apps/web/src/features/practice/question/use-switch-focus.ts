import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { AnswerMode } from '../../../shared/answer-clock.ts'

/**
 * The player is made anew for the other timing, and with it the switch that chose it: the new switch takes over the focus
 * that was lost with the old one. The ref goes to what holds the player.
 */
export function useSwitchFocus(mode: AnswerMode): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(mode)
  useLayoutEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    const next = ref.current?.querySelector('[role="switch"]')
    if (document.activeElement === document.body && next instanceof HTMLElement) next.focus()
  }, [mode])
  return ref
}
