import { useEffect } from 'react'

const ROOM = '--keyboard-room'

/** Tells the page's styles how much of its foot the on-screen keyboard covers: it lies over what is fixed there. */
export function useKeyboardRoom(isOpen: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!isOpen || !view) return
    const { style } = document.documentElement
    const measure = () => {
      // A page that is pinched larger shows less of itself, and no keyboard is there.
      const covered = view.scale === 1 ? window.innerHeight - view.height - view.offsetTop : 0
      style.setProperty(ROOM, `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      style.removeProperty(ROOM)
    }
  }, [isOpen])
}
