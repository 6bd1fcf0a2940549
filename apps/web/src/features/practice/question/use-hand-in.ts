import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Hands in once in each try what there is when the time of the exam is up, as the exam does.
 *
 * @param isTime the time is up and there is something to hand in that this try made
 */
export function useHandIn(isTime: boolean, tryId: string, handIn: () => void): void {
  const handedIn = useRef<string | null>(null)
  const hand = useEffectEvent(handIn)
  useEffect(() => {
    // What the server refused is the learner's to send again.
    if (!isTime || handedIn.current === tryId) return
    handedIn.current = tryId
    hand()
  }, [isTime, tryId])
}
