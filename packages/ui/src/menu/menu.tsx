import { cloneElement, lazy, Suspense, useState } from 'react'
import type { MenuProps } from './menu-entry.ts'

/** 54 kB with what places it: it comes right after the page, not with its first chunk. */
const LoadedMenu = lazy(() => import('./loaded-menu.tsx'))

/** A list of commands and links behind a button. A press that comes before the menu is loaded opens it then. */
export function Menu(props: MenuProps) {
  const [wasPressed, setWasPressed] = useState(false)
  const waiting = cloneElement(props.trigger, { 'aria-haspopup': 'menu', onClick: () => setWasPressed(true) })
  return (
    <Suspense fallback={waiting}>
      <LoadedMenu {...props} isOpenAtOnce={wasPressed} />
    </Suspense>
  )
}
