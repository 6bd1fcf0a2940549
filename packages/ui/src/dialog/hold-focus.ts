import type { KeyboardEvent } from 'react'

const stops =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls], iframe, [contenteditable]:not([contenteditable=false]), [tabindex]'

/**
 * Takes Tab from the last stop of a layer to its first at once, and back with Shift. The layer itself would do so with the next
 * frame: a key that is held down, or pressed twice, has left it by then for what lies behind.
 */
export function holdFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget: layer, target } = event
  // What a layer opens over itself is no part of it, though React tells it of its keys.
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || !layer.contains(target))
    return
  if (event.defaultPrevented) return
  const all = stopsOf(layer)
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return event.preventDefault()
  // A heading that has the focus is no stop of its own.
  const isAtEdge = shiftKey ? isAtOrBefore(target, first) : isSameStop(target, last)
  if (!isAtEdge) return
  event.preventDefault()
  if (shiftKey) last.focus()
  else first.focus()
}

/** What Tab stops at in it, in the order of the page. */
export function stopsOf(layer: HTMLElement): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [inert] *') && isShown(stop) && !isPassedOver(stop),
  )
}

const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

/** Of radio buttons of one name Tab stops at the chosen one alone. */
function isPassedOver(stop: HTMLElement): boolean {
  if (!isRadio(stop) || stop.checked) return false
  const { name } = stop
  const group = [...(stop.form ?? stop.ownerDocument).querySelectorAll('input')].filter(isRadio)
  return name !== '' && group.some((each) => each.name === name && each.checked)
}

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio'

const isSameStop = (one: HTMLElement, other: HTMLElement): boolean =>
  one === other || (isRadio(one) && isRadio(other) && one.name !== '' && one.name === other.name)

const isAtOrBefore = (element: HTMLElement, first: HTMLElement): boolean =>
  isSameStop(element, first) || (element.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
