import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

const buttonsOf = (toolbar: HTMLElement | null) => [...(toolbar?.querySelectorAll('button') ?? [])]

/**
 * The focus of a toolbar: Tab comes to one of its buttons and leaves it again; arrows, Home and End go from button to
 * button, and where the focus was last, Tab comes back.
 */
export function useRovingFocus(toolbar: RefObject<HTMLDivElement | null>) {
  const keepOneStop = (wanted?: Element) => {
    const buttons = buttonsOf(toolbar.current)
    const stop =
      buttons.find((button) => button === wanted) ?? buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  }
  // Buttons come and go: after each change one of them is where Tab stops.
  useEffect(() => keepOneStop())
  return {
    onFocus: (event: FocusEvent) => keepOneStop(event.target),
    onKeyDown: (event: KeyboardEvent) => {
      const buttons = buttonsOf(toolbar.current)
      const next = nextOf(event, buttons)
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    },
  }
}

function nextOf({ key, target, currentTarget }: KeyboardEvent, buttons: HTMLButtonElement[]) {
  const at = buttons.findIndex((button) => button === target)
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[key]
  if (step !== undefined) return buttons[(at + step + buttons.length) % buttons.length]
  if (key === 'Home') return buttons[0]
  return key === 'End' ? buttons.at(-1) : undefined
}
