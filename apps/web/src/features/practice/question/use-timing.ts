import { answerModeSchema } from '@rehearsal/contracts/attempts'
import { useState } from 'react'
import type { AnswerMode } from './answer-clock.ts'

const NAME = 'timing'

/** Practice or the exam's own timing, as the learner chose last on this device. */
export function useTiming(): readonly [AnswerMode, (mode: AnswerMode) => void] {
  const [mode, setMode] = useState(readTiming)
  const choose = (next: AnswerMode) => {
    setMode(next)
    try {
      localStorage.setItem(NAME, next)
    } catch {
      // A browser that keeps nothing still runs the page.
    }
  }
  return [mode, choose]
}

function readTiming(): AnswerMode {
  try {
    return answerModeSchema.safeParse(localStorage.getItem(NAME)).data ?? 'practice'
  } catch {
    return 'practice'
  }
}
