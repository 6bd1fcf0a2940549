import { useEffect, type RefObject } from 'react'
import { firstFocus } from './first-focus.ts'

/** How often, and how many times, it is looked whether the focus has come. */
const LOOK = { milliseconds: 100, times: 10 }

/**
 * Sees to it that the focus comes into a layer that opens. The layer asks for it with the next frame, and whatever else asks in
 * that frame takes its turn away: the focus would stay on the page behind.
 */
export function useFirstFocus(isOpen: boolean, popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      const layer = popup.current
      const hasCome = layer?.contains(document.activeElement) === true
      if (layer !== null && !hasCome && isUppermost(layer)) {
        const target = firstFocus(layer)
        if (target !== true) target.focus()
      }
      if (hasCome || looks === LOOK.times) clearInterval(timer)
    }, LOOK.milliseconds)
    return () => clearInterval(timer)
  }, [isOpen, popup])
}

function isUppermost(layer: HTMLElement): boolean {
  const layers = [...document.querySelectorAll('[role=dialog]:not([data-toast]), [role=alertdialog]')]
  return layers.at(-1) === layer
}
