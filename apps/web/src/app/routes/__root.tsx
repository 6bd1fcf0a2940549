import { LinkProvider } from '@rehearsal/ui/link'
import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTheme } from '../../shared/theme/use-theme.ts'
import { RouterLink } from '../router-link.tsx'
import { UpgradePrompt } from '../upgrade-prompt.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { usePlanChange } from '../use-plan-change.ts'
import { useSessionEnd } from '../use-session-end.ts'

// Hardly anybody sees it, so that its frame need not come with the start.
const PublicNotFoundPage = lazyRouteComponent(() => import('../public-not-found-page.tsx'), 'PublicNotFoundPage')

// Without it, on a line that breaks, calls still refresh what has expired.
const SessionClock = lazy(() =>
  import('../session-clock.tsx').then(
    (clock) => ({ default: clock.SessionClock }),
    () => ({ default: () => null }),
  ),
)

export const Route = createRootRoute({ component: Root, notFoundComponent: PublicNotFoundPage })

function Root() {
  useTheme()
  useSessionEnd()
  usePlanChange()
  useHeadingFocus()
  return (
    <LinkProvider link={RouterLink}>
      <Outlet />
      <UpgradePrompt />
      <Suspense>
        <SessionClock />
      </Suspense>
    </LinkProvider>
  )
}
