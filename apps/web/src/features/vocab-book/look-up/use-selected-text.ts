import { useEffect, useState } from 'react'
import { isExamRunning } from '../../../shared/dictionary/exam-marker.ts'
import { isLookUpText } from './place-in-text.ts'
import { selectedText } from './word-at.ts'

/** A selection that can be looked up: its text, where its last line ends on the screen, and the layer it lies in. */
export type SelectedText = { text: string; box: DOMRect; layer: Element }

const PAUSE_MILLISECONDS = 200

/** What is selected in the question's text, once the selection rests. `dismiss` forgets it until another is made. */
export function useSelectedText() {
  const [selected, setSelected] = useState<SelectedText | null>(null)
  const dismiss = () => setSelected(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const readSoon = () => {
      clearTimeout(timer)
      if (document.getSelection()?.isCollapsed !== false) setSelected(null)
      timer = setTimeout(() => setSelected(readSelection()), PAUSE_MILLISECONDS)
    }
    // Fixed to the screen, the button would part from the text that scrolls.
    const hide = () => setSelected(null)
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setSelected(null)
    }
    document.addEventListener('selectionchange', readSoon)
    document.addEventListener('scroll', hide, { capture: true, passive: true })
    document.addEventListener('keydown', hideOnEscape)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', readSoon)
      document.removeEventListener('scroll', hide, { capture: true })
      document.removeEventListener('keydown', hideOnEscape)
    }
  }, [])
  return { selected, dismiss }
}

function readSelection(): SelectedText | null {
  const selection = document.getSelection()
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0 || isExamRunning()) return null
  const ends = [selection.anchorNode, selection.focusNode].map((node) =>
    node instanceof Element ? node : (node?.parentElement ?? null),
  )
  const text = selectedText(selection.toString())
  const box = [...selection.getRangeAt(0).getClientRects()].at(-1)
  const [start] = ends
  if (text === null || box === undefined || !start || !ends.every((end) => isLookUpText(end))) return null
  return { text, box, layer: start.closest('[role=dialog]') ?? document.body }
}
