import { useEffect } from 'react'
import { isExamRunning } from '../../../shared/dictionary/exam-marker.ts'
import { isLookUpText, wordUnder } from './place-in-text.ts'

/** A finger is never quite still; what moves farther drags something. */
const STILL_PX = 6

type Start = { clientX: number; clientY: number; focused: Element | null }

/**
 * Tells of each word that is pressed where a press does nothing else: nothing is selected, dragged or followed by it.
 * `focused` is what had the focus, as a press takes it away before it becomes a click.
 */
export function usePressedWord(onPressed: (word: string, focused: Element | null) => void): void {
  useEffect(() => {
    let start: Start | null = null
    const begin = ({ clientX, clientY }: PointerEvent) => {
      start = { clientX, clientY, focused: document.activeElement }
    }
    const press = (event: MouseEvent) => {
      const hasSelection = window.getSelection()?.isCollapsed === false
      if (!isPlain(event) || hasMoved(start, event) || hasSelection || isExamRunning()) return
      const word = isLookUpText(event.target) ? wordUnder(event) : null
      if (word !== null) onPressed(word.toString(), start?.focused ?? null)
    }
    document.addEventListener('pointerdown', begin, { capture: true, passive: true })
    document.addEventListener('click', press)
    return () => {
      document.removeEventListener('pointerdown', begin, { capture: true })
      document.removeEventListener('click', press)
    }
  }, [onPressed])
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey

const hasMoved = (start: Start | null, { clientX, clientY }: MouseEvent): boolean =>
  start !== null && Math.hypot(clientX - start.clientX, clientY - start.clientY) > STILL_PX
