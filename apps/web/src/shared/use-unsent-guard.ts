import { useBlocker } from '@tanstack/react-router'

export type UnsentGuard = { isAsking: boolean; leave: () => void; stay: () => void }

/** Asks before the page is left with an answer that the server does not have; the browser asks when the tab closes. */
export function useUnsentGuard(hasUnsentWork: boolean): UnsentGuard {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    disabled: !hasUnsentWork,
    withResolver: true,
  })
  return {
    isAsking: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}
