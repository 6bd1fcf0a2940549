import { type ReactNode, useState } from 'react'
import { now } from '../../shared/clock.ts'
import { partOfDay } from '../../shared/format/dates.ts'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { LastAnswers } from './components/last-answers.tsx'
import { PracticeOverview } from './components/practice-overview.tsx'
import { PlanState } from './components/plan-state.tsx'
import { t } from './messages.ts'

type Props = {
  /** The shortcut cards of the study books. */
  books?: ReactNode
  /** The days to the exam. */
  countdown?: ReactNode
  /** The cards of the study plan and of the target. */
  planCards?: ReactNode
}

/** Home: who is here, how far they are, and the answers they gave last. */
export function DashboardPage({ books, countdown, planCards }: Props) {
  const { user, variant, status } = useSession()
  const [openedAt] = useState(now)
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="text-ink-3">{variant === 'CORE' ? t('core') : t('academic')}</p>
          <h1 className="mt-0.5 text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">
            {greeting(openedAt, user?.nickname)}
          </h1>
        </div>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {countdown}
          {user === undefined ? null : <PlanState user={user} status={status} />}
        </div>
      </div>
      {planCards === undefined ? null : (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {planCards}
        </div>
      )}
      {books === undefined ? null : <div className="mt-5">{books}</div>}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PracticeOverview variant={variant} />
        <LastAnswers openedAt={openedAt} />
      </div>
    </>
  )
}

function greeting(at: number, name: string | undefined): string {
  const part = partOfDay(at)
  if (name === undefined) return t(part)
  const keys = { morning: 'morningName', afternoon: 'afternoonName', evening: 'eveningName' } as const
  return t(keys[part], { name })
}
