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
    document.addEventListener('click', lookUpPressed)
    return () => document.removeEventListener('click', lookUpPressed)
  }, [])
  return (
    <>
      <LookUpHint />
      <SelectionButton />
    </>
  )
}

function lookUpPressed(event: MouseEvent): void {
  const hasSelection = window.getSelection()?.isCollapsed === false
  const isPlain = event.button === 0 && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!isPlain || hasSelection || isExamRunning() || !isLookUpText(event.target)) return
  const word = wordUnder(event)
  if (word === null) return
  writePersisted('lookUpHint', 'known')
  openDictionary({ word: lookUpTextOf(word.toString()) })
}
