import type { TaskRules } from '@rehearsal/exam/formats/format'
import { STOPWATCH_MAX_SECONDS } from '@rehearsal/exam/limits'
import type { AnswerPhase } from '@rehearsal/tasks/views'

export type AnswerMode = 'practice' | 'exam'

export type ClockReading = {
  phase: AnswerPhase
  /** Counts down in exam mode; absent in practice, which counts up. */
  remainingSeconds: number | undefined
  elapsedSeconds: number
  /** Length of the phase; in practice what the exam would allow. */
  totalSeconds: number
  /** Whole seconds spent answering, as they are sent. */
  answeredSeconds: number
}

type Rules = Pick<TaskRules, 'preparationSeconds' | 'answerSeconds'>

/**
 * What the strip shows `seconds` after the question came up. Practice counts up from the start and never ends;
 * the exam counts down the time to prepare and then the time to answer.
 */
export function readClock(seconds: number, mode: AnswerMode, rules: Rules): ClockReading {
  const { preparationSeconds, answerSeconds } = rules
  const whole = Math.max(0, Math.floor(seconds))
  if (mode === 'practice') {
    const elapsedSeconds = Math.min(whole, STOPWATCH_MAX_SECONDS)
    return {
      phase: 'answer',
      remainingSeconds: undefined,
      elapsedSeconds,
      totalSeconds: answerSeconds,
      answeredSeconds: elapsedSeconds,
    }
  }
  const answeredSeconds = Math.min(answerSeconds, Math.max(0, whole - preparationSeconds))
  const isPreparing = whole < preparationSeconds
  const isOver = whole >= preparationSeconds + answerSeconds
  return {
    phase: isPreparing ? 'prepare' : isOver ? 'done' : 'answer',
    remainingSeconds: isPreparing ? preparationSeconds - whole : answerSeconds - answeredSeconds,
    elapsedSeconds: isPreparing ? whole : answeredSeconds,
    totalSeconds: isPreparing ? preparationSeconds : answerSeconds,
    answeredSeconds,
  }
}
