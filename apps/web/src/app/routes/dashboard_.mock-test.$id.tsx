import { MicrophoneChoiceProvider } from '@rehearsal/ui/microphone-choice'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ExamPage } from '../../features/mock-test/exam/exam-page.tsx'
import { microphoneChoice } from '../../shared/audio/saved-microphone.ts'
import { readSession } from '../../shared/api/active-session.ts'
import { keepReturnOfVisitor } from '../../shared/session/return-path.ts'
import { urls } from '../../shared/urls.ts'
import { idOf } from '../id-of.ts'
import { NotFoundPage } from '../not-found-page.tsx'

/** A running test has a frame of its own: nothing of the shell is around it. */
export const Route = createFileRoute('/dashboard_/mock-test/$id')({
  beforeLoad: ({ location, params }) => {
    if (readSession() !== null) return void idOf(params.id)
    keepReturnOfVisitor(location.href)
    throw redirect({ to: urls.landing, replace: true })
  },
  component: MockTest,
  notFoundComponent: NotFoundPage,
})

function MockTest() {
  const id = idOf(Route.useParams().id)
  return (
    <MicrophoneChoiceProvider read={microphoneChoice}>
      <ExamPage testId={id} />
    </MicrophoneChoiceProvider>
  )
}
