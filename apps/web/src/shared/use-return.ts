import { useEffect, useEffectEvent } from 'react'

/** Calls `back` when the learner comes back by the browser's Back to a page that was kept as it was left. */
export function useReturn(back: () => void): void {
  const goOn = useEffectEvent(back)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) goOn()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}
