import type { TaskId } from '@rehearsal/exam/task-ids'
import { useEffect } from 'react'
import { openDictionary } from '../../../shared/dictionary/dictionary-request.ts'
import { writePersisted } from '../../../shared/browser/persisted.ts'
import { SelectionButton } from './selection-button.tsx'
import { useHoveredWord } from './use-hovered-word.ts'
import { usePressedWord } from './use-pressed-word.ts'
import { lookUpTextOf } from './word-at.ts'

/**
 * Lets the words of the open question be looked up: by a press on one or by selecting several, in its text and in results
 * and model answers, never while the exam's clock runs. Its kind becomes the active practice type (specification §3, §5).
 */
export function LookUp({ taskId, onReady }: { taskId: TaskId; onReady: () => void }) {
  useEffect(() => writePersisted('practiceType', taskId), [taskId])
  useHoveredWord()
  usePressedWord(lookUpPressed)
  // Behind the effects above: from here on a press is heard.
  useEffect(onReady, [onReady])
  return <SelectionButton />
}

function lookUpPressed(word: string, focused: Element | null): void {
  writePersisted('lookUpHint', 'known')
  // The pop-up gives the focus back to the field that was written in. On a touch screen that would open the keyboard.
  if (focused instanceof HTMLElement && hasFinePointer()) focused.focus({ preventScroll: true })
  openDictionary({ word: lookUpTextOf(word) })
}

const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches
