import type { TaskRules } from '@rehearsal/exam/formats/format'
import { useEffect, useState } from 'react'
import { now } from '../../../shared/clock.ts'
import { readClock, type AnswerMode, type ClockReading } from '../../../shared/answer-clock.ts'

const LOOK_MILLISECONDS = 250

type Options = { mode: AnswerMode; rules: TaskRules; isStopped: boolean }

export type AnswerClock = ClockReading & {
  restart: () => void
  /** The recording of the question was heard to its end. */
  markHeard: () => void
}

/** The time of the answer: starts with the question, stands still while `isStopped`, and starts again on `restart`. */
export function useAnswerClock({ mode, rules, isStopped }: Options): AnswerClock {
  const [startedAt, setStartedAt] = useState(now)
  const [seconds, setSeconds] = useState(0)
  const [heardAt, setHeardAt] = useState<number | null>(null)
  useEffect(() => {
    if (isStopped) return
    const clock = setInterval(() => setSeconds(Math.floor((now() - startedAt) / 1000)), LOOK_MILLISECONDS)
    return () => clearInterval(clock)
  }, [isStopped, startedAt])
  const restart = () => {
    setStartedAt(now())
    setSeconds(0)
    setHeardAt(null)
  }
  const markHeard = () => setHeardAt((known) => known ?? (now() - startedAt) / 1000)
  const reading = readClock(seconds, mode, rules, heardAt)
  return { ...reading, phase: isStopped ? 'done' : reading.phase, restart, markHeard }
}
