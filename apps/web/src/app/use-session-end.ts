import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readSession } from '../shared/api/active-session.ts'
import { watchPersisted } from '../shared/browser/persisted.ts'
import { forgetOpened } from '../shared/session/opened-test.ts'
import { isBehindSignIn, isEndedByHand, keepReturnAfterEnd } from '../shared/session/return-path.ts'
import { onSessionEnd } from '../shared/api/session-end.ts'
import { urls } from '../shared/urls.ts'
import { t } from './messages.ts'

/**
 * Leads to the public page when the session ends, here or in another tab, and says why (specification §8). No page is asked
 * whether it may be left: what was typed or recorded is kept, and who signs in again is led back to it.
 */
export function useSessionEnd(): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => {
    const leave = () => {
      queryClient.clear()
      // A session that ends by itself leads back to the open item.
      if (isEndedByHand()) forgetOpened()
      const { href } = router.state.location
      if (!isBehindSignIn(href)) return
      keepReturnAfterEnd(href)
      router.history.replace(urls.landing, undefined, { ignoreBlocker: true })
    }
    const stopEnd = onSessionEnd((reason) => {
      leave()
      if (reason === 'not_logged_in') void say(t('notLoggedIn'))
      if (reason === 'not_authorized') void say(t('notAuthorized'))
    })
    const stopWatch = watchPersisted(() => {
      if (readSession() === null) leave()
    })
    return () => {
      stopEnd()
      stopWatch()
    }
  }, [router, queryClient])
}

/** Toasts are a chunk of their own, loaded beside the first page. */
async function say(text: string): Promise<void> {
  const { toast } = await import('@rehearsal/ui/toast')
  toast(text, { tone: 'bad' })
}
