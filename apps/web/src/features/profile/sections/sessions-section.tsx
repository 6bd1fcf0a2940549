import type { SignedInSession } from '@rehearsal/contracts/account-security'
import { Button } from '@rehearsal/ui/button'
import { Chip } from '@rehearsal/ui/chip'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../shared/api/api-error.ts'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { endSession as endSessionHere } from '../../../shared/api/session-end.ts'
import { endAllSessions } from '../api/end-all-sessions.ts'
import { endSession } from '../api/end-session.ts'
import { sessionsQuery } from '../api/sessions-query.ts'
import { t } from '../messages.ts'
import { Section } from '../section.tsx'

/** Where the learner is signed in, and the ways out. */
export function SessionsSection() {
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery)
  const failing = { onError: (problem: unknown) => void toast(messageOf(problem), { tone: 'bad' }) }
  const others = useMutation({
    ...failing,
    mutationFn: () => endAllSessions(true),
    onSuccess: () => {
      toast(t('othersSignedOut'), { tone: 'good' })
      return refetch()
    },
  })
  const everywhere = useMutation({
    ...failing,
    mutationFn: () => endAllSessions(false),
    onSuccess: () => endSessionHere('signed-out'),
  })
  return (
    <Section title={t('sessions')} text={t('sessionsText')}>
      {data === undefined && error === null ? (
        <div role="status" aria-busy="true" aria-label={t('sessionsLoading')} className="grid gap-3">
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      ) : null}
      {data === undefined && error !== null ? (
        <LoadProblem title={t('sessionsFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data === undefined ? null : (
        <>
          <ul className="-my-2 divide-y divide-line">
            {data.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={() => void refetch()} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-2">
            {data.length > 1 ? (
              <Button onClick={() => others.mutate()} isLoading={others.isPending}>
                {t('signOutOthers')}
              </Button>
            ) : null}
            <Button onClick={() => everywhere.mutate()} isLoading={everywhere.isPending}>
              {t('signOutEverywhere')}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}

function SessionRow({ session, onEnded }: { session: SignedInSession; onEnded: () => void }) {
  const { id, isCurrent, signedInAt, lastUsedAt } = session
  const device = session.device === '' ? t('unknownDevice') : session.device
  const moment = formatMoment(signedInAt, now())
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession(id),
    onSuccess: () => {
      toast(t('signedOut'), { tone: 'good' })
      onEnded()
    },
    onError: (error) => void toast(messageOf(error), { tone: 'bad' }),
  })
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {isCurrent ? <Chip tone="good">{t('thisBrowser')}</Chip> : null}
        </p>
        <p className="text-sm text-ink-3">
          {t('signedIn', { moment })} · {t('lastUsed', { moment: formatMoment(lastUsedAt, now()) })}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          size="small"
          aria-label={t('signOutOf', { device, moment })}
          onClick={() => mutate()}
          isLoading={isPending}
          className="shrink-0"
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  )
}
