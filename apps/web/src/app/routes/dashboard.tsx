import { MicrophoneChoiceProvider } from '@rehearsal/ui/microphone-choice'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import { microphoneChoice } from '../../shared/audio/saved-microphone.ts'
import { Optional } from '../../shared/frame/optional.tsx'
import { readSession } from '../../shared/session/active-session.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { urls } from '../../shared/urls.ts'
import { DictionaryPrompt } from '../dictionary-prompt.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
import { Shell } from '../shell/shell.tsx'

/** Everything below needs a session; without one the way leads to the public page (specification §8). */
export const Route = createFileRoute('/dashboard')({
  beforeLoad: () => {
    if (readSession() === null) throw redirect({ to: urls.landing, replace: true })
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
        <Outlet />
      </Shell>
      <DictionaryPrompt />
    </MicrophoneChoiceProvider>
  )
}
