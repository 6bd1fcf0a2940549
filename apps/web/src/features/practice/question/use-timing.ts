import { answerModeSchema } from '@rehearsal/contracts/attempts'
import { useState } from 'react'
import type { AnswerMode } from './answer-clock.ts'

const nameOf = (userId: string) => `timing:${userId}`

/** Practice or the exam's own timing, as this learner chose last on this device. */
export function useTiming(userId: string): readonly [AnswerMode, (mode: AnswerMode) => void] {
  const [mode, setMode] = useState(() => readTiming(userId))
  const choose = (next: AnswerMode) => {
    setMode(next)
    try {
      localStorage.setItem(nameOf(userId), next)
    } catch {
      // A browser that keeps nothing still runs the page.
    }
  }
  return [mode, choose]
}

function readTiming(userId: string): AnswerMode {
  try {
    return answerModeSchema.safeParse(localStorage.getItem(nameOf(userId))).data ?? 'practice'
  } catch {
    return 'practice'
  }
}
