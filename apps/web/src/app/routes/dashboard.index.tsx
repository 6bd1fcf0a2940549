import { createFileRoute } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx'
import { orderIdOf } from '../../features/plans/payment/order-id-of.ts'
import { pendingPayment } from '../../features/plans/payment/pending-payment.ts'
import { StudyPlanCard } from '../../features/study-plan/study-plan-card.tsx'
import { ExamCountdown } from '../../features/targets/exam-countdown.tsx'
import { ReadinessCard } from '../../features/targets/readiness-card.tsx'
import { TargetCard } from '../../features/targets/target-card.tsx'
import { useGoTo } from '../../shared/navigation.ts'
import { searchParamsOf, type SearchParams } from '../../shared/search-params.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { urls } from '../../shared/urls.ts'
import { Optional } from '../../shared/frame/optional.tsx'
import { BookCards } from '../shell/book-cards.tsx'

/** Loaded beside the page: a learner who closed the browser offline comes back here first. */
const UndeliveredAnswers = lazy(async () => ({
  default: (await import('../../features/practice/submission/undelivered-answers.tsx')).UndeliveredAnswers,
}))
const HeldAnswers = lazy(async () => ({
  default: (await import('../../features/practice/submission/held-answers.tsx')).HeldAnswers,
}))
const RunningNotice = lazy(async () => ({
  default: (await import('../../features/mock-test/home/running-notice.tsx')).RunningNotice,
}))
const PaymentNotice = lazy(async () => ({
  default: (await import('../../features/plans/payment/payment-notice.tsx')).PaymentNotice,
}))

export const Route = createFileRoute('/dashboard/')({ validateSearch: searchParamsOf, component: DashboardRoute })

function DashboardRoute() {
  const { user } = useSession()
  return (
    <>
      <PaymentReturn search={Route.useSearch()} />
      {user === undefined ? null : (
        <Optional>
          <UndeliveredAnswers userId={user.id} openQuestionId={null} />
          <HeldAnswers userId={user.id} />
          <RunningNotice />
        </Optional>
      )}
      <DashboardPage
        books={<BookCards />}
        countdown={<ExamCountdown />}
        plan={<StudyPlanCard />}
        target={<TargetCard />}
        readiness={<ReadinessCard />}
      />
    </>
  )
}

/** What became of a payment: of the one that led back here, or of one that was left for in this tab. */
function PaymentReturn({ search }: { search: SearchParams }) {
  const isReturning = search['payment'] === 'return'
  const goTo = useGoTo()
  const [hasLeft, setHasLeft] = useState(() => pendingPayment() !== null)
  if (!isReturning && !hasLeft) return null
  const close = () => {
    setHasLeft(false)
    if (isReturning) goTo(urls.dashboard, { replace: true })
  }
  return (
    <Optional>
      <div className="mb-4 empty:hidden">
        <PaymentNotice orderId={isReturning ? orderIdOf(search) : null} isCancelled={!isReturning} onClose={close} />
      </div>
    </Optional>
  )
}
