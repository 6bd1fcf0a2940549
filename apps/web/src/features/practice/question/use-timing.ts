import { answerModeSchema } from '@rehearsal/contracts/attempts'
import { useState } from 'react'
import { browserStore } from '../../../shared/browser/stored.ts'
import type { AnswerMode } from '../../../shared/answer-clock.ts'

const nameOf = (userId: string) => `timing:${userId}`

/** Practice or the exam's own timing, as this learner chose last on this device. */
export function useTiming(userId: string): readonly [AnswerMode, (mode: AnswerMode) => void] {
  const [mode, setMode] = useState(() => readTiming(userId))
  const choose = (next: AnswerMode) => {
    setMode(next)
    browserStore.write(nameOf(userId), next)
  }
  return [mode, choose]
}

const readTiming = (userId: string): AnswerMode =>
  answerModeSchema.safeParse(browserStore.read(nameOf(userId))).data ?? 'practice'
