import type { TaskRules } from '@rehearsal/exam/formats/format'
import { STOPWATCH_MAX_SECONDS } from '@rehearsal/exam/limits'

export type AnswerMode = 'practice' | 'exam'

/** The step of the visible strip: listen → prepare → answer → done. Practice knows the last two alone. */
type AnswerPhase = 'listen' | 'prepare' | 'answer' | 'done'

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

type Rules = Pick<TaskRules, 'preparationSeconds' | 'answerSeconds' | 'leadInSeconds'>

/**
 * What the strip shows `seconds` after the question came up. Practice counts up from the start and never ends;
 * the exam waits until a recording is heard, at `heardAtSeconds`, and then counts down the time to prepare and the time
 * to answer.
 */
export function readClock(
  seconds: number,
  mode: AnswerMode,
  rules: Rules,
  heardAtSeconds: number | null = null,
): ClockReading {
  const shown = wholeSeconds(seconds)
  if (mode === 'practice') return openReading('answer', Math.min(shown, STOPWATCH_MAX_SECONDS), rules)
  if (rules.leadInSeconds > 0 && heardAtSeconds === null) {
    return openReading('listen', Math.min(shown, rules.answerSeconds), rules)
  }
  return examReading(shown - wholeSeconds(heardAtSeconds ?? 0), rules)
}

const wholeSeconds = (seconds: number) => Math.max(0, Math.floor(seconds))

/** A phase without an end of its own. */
function openReading(phase: AnswerPhase, elapsedSeconds: number, { answerSeconds }: Rules): ClockReading {
  return {
    phase,
    remainingSeconds: undefined,
    elapsedSeconds,
    totalSeconds: answerSeconds,
    answeredSeconds: elapsedSeconds,
  }
}

function examReading(seconds: number, { preparationSeconds, answerSeconds }: Rules): ClockReading {
  const whole = Math.max(0, seconds)
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
