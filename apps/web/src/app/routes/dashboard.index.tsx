import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx'
import { useSession } from '../../shared/session/use-session.ts'

/** Loaded beside the page: a learner who closed the browser offline comes back here first. */
const UndeliveredAnswers = lazy(async () => ({
  default: (await import('../../features/practice/submission/undelivered-answers.tsx')).UndeliveredAnswers,
}))

export const Route = createFileRoute('/dashboard/')({ component: DashboardRoute })

function DashboardRoute() {
  const { user } = useSession()
  return (
    <>
      {user === undefined ? null : (
        <Suspense>
          <UndeliveredAnswers userId={user.id} openQuestionId={null} />
        </Suspense>
      )}
      <DashboardPage />
    </>
  )
}
