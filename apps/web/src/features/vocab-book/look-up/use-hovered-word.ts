import { useEffect } from 'react'
import { isExamRunning } from '../../../shared/dictionary/exam-marker.ts'
import { isLookUpText, wordUnder } from './place-in-text.ts'

const HIGHLIGHT = 'look-up'
const HERE = 'data-look-up-here'

/** Underlines the word under a fine pointer where a press would look it up; the look is in theme.css. */
export function useHoveredWord(): void {
  useEffect(() => {
    if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
    let marked: Element | null = null
    const clear = () => {
      marked?.removeAttribute(HERE)
      marked = null
      if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT)
    }
    const mark = (event: PointerEvent) => {
      clear()
      const { target } = event
      if (event.buttons !== 0 || !isLookUpText(target) || isExamRunning()) return
      const word = wordUnder(event)
      if (word === null) return
      marked = target
      target.setAttribute(HERE, '')
      if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(word))
    }
    document.addEventListener('pointermove', mark, { passive: true })
    document.documentElement.addEventListener('pointerleave', clear)
    return () => {
      clear()
      document.removeEventListener('pointermove', mark)
      document.documentElement.removeEventListener('pointerleave', clear)
    }
  }, [])
}
