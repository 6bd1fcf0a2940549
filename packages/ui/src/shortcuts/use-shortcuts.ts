import { useEffect, useEffectEvent } from 'react'
import { isComposing, shortcutName } from './shortcut-name.ts'

export type ShortcutMap = Readonly<Record<string, () => void>>

const fields =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable]:not([contenteditable=false])'
/** Controls that give these keys a meaning of their own. */
const pressable = 'button, a[href], summary, [role=button], input[type=checkbox], input[type=radio]'
const arrowed = '[role=slider], [role=tab], [role=radio], [role=menuitem], [role=menu], input[type=radio]'

/** Whether the key belongs to what has the focus: a field that is typed in, a button under Space, a slider under an arrow. */
function isTakenByFocus(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(fields)) return !name.startsWith('mod+')
  if (name === 'Space' || name === 'Enter') return target.closest(pressable) !== null
  return name.startsWith('Arrow') && target.closest(arrowed) !== null
}

/** Whether a modal layer lies over the page and the key was pressed outside it or in it: it then keeps its keys to itself. */
function isUnderLayer(): boolean {
  return document.querySelector('[role=dialog]:not([data-toast]), [role=alertdialog]:not([data-toast])') !== null
}

/** Runs a function when its key is pressed anywhere on the page, unless the focus or an open layer owns that key. */
export function useShortcuts(map: ShortcutMap, isEnabled = true): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return
    const name = shortcutName(event)
    const action = Object.hasOwn(map, name) ? map[name] : undefined
    if (!action || event.defaultPrevented || event.repeat || isTakenByFocus(event.target, name) || isUnderLayer())
      return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!isEnabled) return
    document.addEventListener('keydown', run)
    return () => document.removeEventListener('keydown', run)
  }, [isEnabled])
}
