import type { TaskId } from '@rehearsal/exam/task-ids'
import { useEffect } from 'react'
import { openDictionary } from '../../../shared/dictionary/dictionary-request.ts'
import { isExamRunning } from '../../../shared/dictionary/exam-marker.ts'
import { writePersisted } from '../../../shared/session/persisted.ts'
import { LookUpHint } from './look-up-hint.tsx'
import { isLookUpText, wordUnder } from './place-in-text.ts'
import { SelectionButton } from './selection-button.tsx'
import { useHoveredWord } from './use-hovered-word.ts'
import { lookUpTextOf } from './word-at.ts'

/**
 * Lets the words of the open question be looked up: by a press on one or by selecting several, in its text and in results
 * and model answers, never while the exam's clock runs. Its kind becomes the active practice type (specification §3, §5).
 */
export function LookUp({ taskId }: { taskId: TaskId }) {
  useEffect(() => writePersisted('practiceType', taskId), [taskId])
  useHoveredWord()
  useEffect(() => {
    let focused: Element | null = null
    // A press takes the focus away before it becomes a click.
    const remember = () => {
      focused = document.activeElement
    }
    const lookUp = (event: MouseEvent) => lookUpPressed(event, focused)
    document.addEventListener('pointerdown', remember, { capture: true })
    document.addEventListener('click', lookUp)
    return () => {
      document.removeEventListener('pointerdown', remember, { capture: true })
      document.removeEventListener('click', lookUp)
    }
  }, [])
  return (
    <>
      <LookUpHint />
      <SelectionButton />
    </>
  )
}

function lookUpPressed(event: MouseEvent, focused: Element | null): void {
  const hasSelection = window.getSelection()?.isCollapsed === false
  const isPlain = event.button === 0 && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!isPlain || hasSelection || isExamRunning() || !isLookUpText(event.target)) return
  const word = wordUnder(event)
  if (word === null) return
  writePersisted('lookUpHint', 'known')
  // The pop-up gives the focus back to the field that was written in. On a touch screen that would open the keyboard.
  if (focused instanceof HTMLElement && hasFinePointer()) focused.focus({ preventScroll: true })
  openDictionary({ word: lookUpTextOf(word.toString()) })
}

const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches
