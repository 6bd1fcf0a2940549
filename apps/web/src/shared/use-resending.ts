import { useEffect, useEffectEvent } from 'react'

/** What could not be delivered is tried again this often, and at once when the network is back. */
const RESEND_MILLISECONDS = 10_000

/** While something is undelivered: calls `resend` when the network is back, and every few seconds while it seems there. */
export function useResending(isUndelivered: boolean, resend: () => void): void {
  const again = useEffectEvent(resend)
  useEffect(() => {
    if (!isUndelivered) return
    const onOnline = () => again()
    const timer = setInterval(() => {
      if (navigator.onLine) again()
    }, RESEND_MILLISECONDS)
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [isUndelivered])
}
