import { LinkProvider } from '@rehearsal/ui/link'
import { VoiceMemoryProvider } from '@rehearsal/ui/voice-memory'
import { createRootRoute, Outlet } from '@tanstack/react-router'
import { voiceMemory } from '../../shared/audio/voice-memory.ts'
import { useSessionClock } from '../../shared/session/use-session-clock.ts'
import { useTheme } from '../../shared/theme/use-theme.ts'
import { PublicFrame } from '../../shared/frame/public-frame.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
import { RouterLink } from '../router-link.tsx'
import { UpgradePrompt } from '../upgrade-prompt.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { usePlanChange } from '../use-plan-change.ts'
import { useSessionEnd } from '../use-session-end.ts'

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound })

function Root() {
  useTheme()
  useSessionClock()
  useSessionEnd()
  usePlanChange()
  useHeadingFocus()
  return (
    <LinkProvider link={RouterLink}>
      <VoiceMemoryProvider memory={voiceMemory}>
        <Outlet />
      </VoiceMemoryProvider>
      <UpgradePrompt />
    </LinkProvider>
  )
}

/** Outside the dashboard the page stands in the public frame; inside, the shell holds it. */
function NotFound() {
  return (
    <PublicFrame>
      <NotFoundPage />
    </PublicFrame>
  )
}
