import { useEffect, useState } from 'react'
import { now } from '../../shared/clock.ts'

const MINUTE_MILLISECONDS = 60_000

/** Epoch milliseconds, anew each minute. */
export function useNow(): number {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), MINUTE_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return at
}
