import { MicrophoneChoiceProvider } from '@rehearsal/ui/microphone-choice'
import { VoiceMemoryProvider } from '@rehearsal/ui/voice-memory'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import { microphoneChoice } from '../../shared/audio/saved-microphone.ts'
import { voiceMemory } from '../../shared/audio/voice-memory.ts'
import { Optional } from '../../shared/frame/optional.tsx'
import { keepReturnOfVisitor } from '../../shared/session/return-path.ts'
import { readSession } from '../../shared/api/active-session.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { urls } from '../../shared/urls.ts'
import { DictionaryPrompt } from '../dictionary-prompt.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
import { Shell } from '../shell/shell.tsx'

/** Everything below needs a session; without one the way leads to the public page (specification §8), and from there back. */
export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ location }) => {
    if (readSession() !== null) return
    keepReturnOfVisitor(location.href)
    throw redirect({ to: urls.landing, replace: true })
  },
  component: Dashboard,
  notFoundComponent: NotFoundPage,
})

const DeletionBanner = lazy(async () => ({
  default: (await import('../../features/profile/deletion-banner.tsx')).DeletionBanner,
}))

function Dashboard() {
  const deleteAfter = useSession().user?.deleteAfter ?? null
  return (
    <MicrophoneChoiceProvider read={microphoneChoice}>
      <Shell>
        {deleteAfter === null ? null : (
          <Optional>
            <DeletionBanner deleteAfter={deleteAfter} />
          </Optional>
        )}
        <VoiceMemoryProvider memory={voiceMemory}>
          <Outlet />
        </VoiceMemoryProvider>
      </Shell>
      <DictionaryPrompt />
    </MicrophoneChoiceProvider>
  )
}
