import { Skeleton } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { configsQuery } from '../../shared/api/configs-query.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { currentUserQuery } from '../../shared/session/use-session.ts'
import { t } from './messages.ts'
import { AboutSection } from './sections/about-section.tsx'
import { CalendarSection } from './sections/calendar-section.tsx'
import { DeletionSection } from './sections/deletion-section.tsx'
import { ExamSection } from './sections/exam-section.tsx'
import { EmailSection } from './sections/email-section.tsx'
import { ExportSection } from './sections/export-section.tsx'
import { PasswordSection } from './sections/password-section.tsx'
import { PlanSection } from './sections/plan-section.tsx'
import { SessionsSection } from './sections/sessions-section.tsx'

/** Who one is here, what one signs in with, and what is one's own (specification §2.1). */
export function ProfilePage() {
  const { data: user, error, refetch, isFetching } = useQuery(currentUserQuery)
  const { data: configs } = useQuery(configsQuery)
  const isEmbedded = configs?.identity.isEmbedded === true
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('title')}</h1>
      {user === undefined && error !== null ? (
        <LoadProblem title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {user === undefined && error === null ? <ProfileSkeleton /> : null}
      {user === undefined ? null : (
        <>
          <AboutSection user={user} />
          <ExamSection user={user} />
          <PlanSection user={user} />
          {isEmbedded && user.hasPassword ? (
            <>
              <EmailSection email={user.email} />
              <PasswordSection email={user.email} />
            </>
          ) : null}
          {isEmbedded ? <SessionsSection /> : null}
          <CalendarSection />
          <ExportSection />
          <DeletionSection user={user} />
        </>
      )}
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className="grid gap-6">
      {[5, 1, 2].map((fields) => (
        <div
          key={fields}
          className="grid gap-3 border-t border-line pt-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-8"
        >
          <Skeleton height={22} width={140} />
          <div className="grid max-w-[40rem] gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
            {Array.from({ length: fields }, (_, index) => (
              <div key={index} className="grid gap-2">
                <Skeleton height={14} width={90} />
                <Skeleton height={40} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
