import { lazy, type ReactNode, useState } from 'react'
import { now } from '../../shared/clock.ts'
import { partOfDay } from '../../shared/format/dates.ts'
import { Optional } from '../../shared/frame/optional.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { LastAnswers } from './components/last-answers.tsx'
import { PracticeOverview } from './components/practice-overview.tsx'
import { TodaysExam } from './components/todays-exam.tsx'
import { PlanState, PlanStatePlace } from './components/plan-state.tsx'
import { ListeningTestCard } from './listening-test/listening-test-card.tsx'
import { t } from './messages.ts'
import { NextPracticeCard } from './next-practice/next-practice-card.tsx'
import { SpeechTestPlace } from './speech-test/speech-test-place.tsx'
import { StatisticsCard } from './statistics/statistics-card.tsx'
import { WordOfTheDayCard } from './word-of-the-day/word-of-the-day-card.tsx'

/** Brings the recorder along, which the rest of the page does without. */
const SpeechTestCard = lazy(async () => ({
  default: (await import('./speech-test/speech-test-card.tsx')).SpeechTestCard,
}))

type Props = {
  /** The shortcut cards of the study books. */
  books?: ReactNode
  /** The days until the exam. */
  countdown?: ReactNode
  /** What to do today, and what for. */
  plan?: ReactNode
  target?: ReactNode
  /** What the exam would likely bring. */
  readiness?: ReactNode
}

/** Home (specification §2.4): how long until the exam, what to do today, and whether it gets better. */
export function DashboardPage({ books, countdown, plan, target, readiness }: Props) {
  const { user, variant, status } = useSession()
  const [openedAt] = useState(now)
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
      {/* One below the other until there is room for all: whether a name is long does not move the page. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 wide:flex wide:items-end wide:justify-between">
        <div className="min-w-0">
          <p className="text-ink-3">{variant === 'CORE' ? t('core') : t('academic')}</p>
          <h1 className="mt-0.5 text-2xl font-[650] tracking-[-0.02em] [overflow-wrap:anywhere] md:text-[1.75rem]">
            {greeting(openedAt, user?.nickname)}
          </h1>
        </div>
        <div className="grid items-end gap-x-6 gap-y-3 md:flex md:flex-wrap">
          {countdown}
          {user === undefined ? <PlanStatePlace status={status} /> : <PlanState user={user} status={status} />}
        </div>
      </div>
      <TodaysExam />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {plan}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <NextPracticeCard variant={variant} />
          {target}
        </div>
      </div>
      {readiness === undefined ? null : <div className="mt-4">{readiness}</div>}
      <div className="mt-4">
        <StatisticsCard status={user === undefined ? null : status} variant={variant} />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 wide:grid-cols-3">
        <WordOfTheDayCard openedAt={openedAt} />
        <ListeningTestCard />
        <div className="md:max-wide:col-start-2 md:max-wide:row-span-2 md:max-wide:row-start-1">
          <Optional pending={<SpeechTestPlace />}>
            <SpeechTestCard />
          </Optional>
        </div>
      </div>
      {books === undefined ? null : <div className="mt-4">{books}</div>}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
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
