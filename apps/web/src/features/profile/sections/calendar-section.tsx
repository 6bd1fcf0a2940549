import { Button } from '@rehearsal/ui/button'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { calendarFeedQuery } from '../api/calendar-feed-query.ts'
import { deleteCalendarFeed } from '../api/delete-calendar-feed.ts'
import { renewCalendarFeed } from '../api/renew-calendar-feed.ts'
import { t } from '../messages.ts'
import { Section } from '../section.tsx'
import { FeedAddress } from './feed-address.tsx'

/** A private address that calendar programs subscribe to; shown once, renewable, revocable. */
export function CalendarSection() {
  const { status } = useSession()
  const { data, error, refetch, isFetching } = useQuery(calendarFeedQuery)
  return (
    <Section title={t('calendar')} text={t('calendarText')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-2">{t(status === 'PREMIUM' ? 'calendarPremium' : 'calendarTrial')}</p>
        {data === undefined && error === null ? (
          <div role="status" aria-busy="true" aria-label={t('calendarLoading')}>
            <Skeleton height={40} width={170} />
          </div>
        ) : null}
        {data === undefined && error !== null ? (
          <LoadProblem
            title={t('calendarFailed')}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : null}
        {data === undefined ? null : <Feed createdAt={data.createdAt} />}
      </div>
    </Section>
  )
}

function Feed({ createdAt }: { createdAt: string | null }) {
  const queryClient = useQueryClient()
  const [address, setAddress] = useState<string | null>(null)
  const failing = { onError: (problem: unknown) => void toast(messageOf(problem), { tone: 'bad' }) }
  const keep = (since: string | null) => queryClient.setQueryData(calendarFeedQuery.queryKey, { createdAt: since })
  const renew = useMutation({
    ...failing,
    mutationFn: renewCalendarFeed,
    onSuccess: (made) => {
      setAddress(made.url)
      keep(made.createdAt)
    },
  })
  const drop = useMutation({
    ...failing,
    mutationFn: deleteCalendarFeed,
    onSuccess: () => {
      setAddress(null)
      keep(null)
      toast(t('calendarDeleted'), { tone: 'good' })
    },
  })
  return (
    <>
      {address === null ? null : <FeedAddress address={address} />}
      {address === null && createdAt !== null ? (
        <p className="text-sm text-ink-3">{t('calendarSince', { day: formatDay(createdAt) })}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => renew.mutate()} isLoading={renew.isPending}>
          {t(createdAt === null ? 'calendarCreate' : 'calendarRenew')}
        </Button>
        {createdAt === null ? null : (
          <Button onClick={() => drop.mutate()} isLoading={drop.isPending}>
            {t('calendarDelete')}
          </Button>
        )}
      </div>
    </>
  )
}
