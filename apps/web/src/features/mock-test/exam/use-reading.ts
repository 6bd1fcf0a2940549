import { useEffect, useEffectEvent, useState } from 'react'
import { steadyNow } from '../../../shared/clock.ts'
import { passedMark, readItemClock, rulesOfItem } from '../machine/exam-clock.ts'
import type { AtItem } from '../machine/exam-state.ts'

const LOOK_MILLISECONDS = 200

export type ShownReading = {
  phase: ReturnType<typeof readItemClock>['phase']
  /** Null while nothing counts down. */
  seconds: number | null
  /** The moment that was passed last and is said aloud, in whole seconds. */
  mark: number | null
}

function shownAt({ clock, item, test }: AtItem, lastLook: number): ShownReading {
  const now = Math.max(lastLook, clock.setAt)
  const { phase, remainingMs, totalMs } = readItemClock(clock, item, rulesOfItem(test, item), now)
  const mark = passedMark(remainingMs, totalMs)
  return {
    phase,
    seconds: remainingMs === null ? null : Math.ceil(remainingMs / 1000),
    mark: mark === null ? null : Math.round(mark / 1000),
  }
}

/** What the clock of the item shows; drawn anew when that changes, and not at every look. */
export function useReading(state: AtItem): ShownReading {
  const [now, setNow] = useState(steadyNow)
  const shown = shownAt(state, now)
  const look = useEffectEvent(() => {
    const at = steadyNow()
    setNow((before) => (isSame(shownAt(state, before), shownAt(state, at)) ? before : at))
  })
  // One clock for all of it: one that begins anew with every letter typed never gets to look.
  useEffect(() => {
    const clock = setInterval(() => look(), LOOK_MILLISECONDS)
    return () => clearInterval(clock)
  }, [])
  return shown
}

const isSame = (a: ShownReading, b: ShownReading) => a.phase === b.phase && a.seconds === b.seconds && a.mark === b.mark
