import type { ReviewQueue } from '@rehearsal/contracts/reviews'
import { Card } from '@rehearsal/ui/card'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { reviewQueueQuery } from './api/review-queue-query.ts'
import { t } from './messages.ts'
import { NothingDue } from './nothing-due.tsx'
import { deliverGrades } from './session/deliver-grades.ts'
import { listKeptGrades } from './session/kept-grades.ts'
import { ReviewSession } from './session/review-session.tsx'
import { ReviewSettings, type TargetFormSlot } from './settings/review-settings.tsx'

/** Words and spellings that are due, one after the other. */
export function ReviewPage({ targetForm }: { targetForm: TargetFormSlot }) {
  const { user } = useSession()
  const [round, setRound] = useState(0)
  const isDelivered = useEarlierGrades(user?.id)
  const { data, error, refetch, isFetching } = useQuery({
    ...reviewQueueQuery(`session ${round}`),
    // A session stays as it began; what is asked for later is another one.
    staleTime: Infinity,
    enabled: isDelivered,
  })
  const begin = () => setRound(round + 1)
  return (
    <>
      <PageTitle>{t('review')}</PageTitle>
      <div className="mb-4 grid gap-3">
        <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('review')}</h1>
        {data === undefined ? null : <ReviewSettings queue={data} onChange={begin} targetForm={targetForm} />}
      </div>
      {data === undefined && error === null ? <ReviewSkeleton /> : null}
      {data === undefined && error !== null ? (
        <Card padding="none">
          <LoadProblem title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      ) : null}
      {data === undefined || user === undefined ? null : (
        <Round key={round} userId={user.id} queue={data} onAgain={begin} />
      )}
    </>
  )
}

function Round({ userId, queue, onAgain }: { userId: string; queue: ReviewQueue; onAgain: () => void }) {
  // What waits here to be sent was graded: the server does not know it yet.
  const [cards] = useState(() => {
    const waiting = new Set(listKeptGrades(userId).map(({ id }) => id))
    return queue.cards.filter(({ id }) => !waiting.has(id))
  })
  if (cards.length === 0) return <NothingDue queue={queue} onImported={onAgain} />
  return <ReviewSession userId={userId} queue={{ ...queue, cards }} onAgain={onAgain} />
}

/** Grades that an earlier visit could not send go out before the queue is asked for. */
function useEarlierGrades(userId: string | undefined): boolean {
  const [isDelivered, setIsDelivered] = useState(false)
  useEffect(() => {
    if (userId === undefined) return
    let isHere = true
    const silent = { onDelivered: () => undefined, onRefused: () => undefined }
    void deliverGrades(userId, silent).then(() => isHere && setIsDelivered(true))
    return () => {
      isHere = false
    }
  }, [userId])
  return isDelivered
}

function ReviewSkeleton() {
  return (
    <Card padding="large" className="mx-auto w-full max-w-[720px]">
      <div role="status" aria-busy="true" aria-label={t('loading')} className="grid justify-items-center gap-6 py-6">
        <Skeleton width={220} height={40} />
        <Skeleton width={160} height={32} />
        <div className="w-full max-w-96">
          <SkeletonText lines={2} />
        </div>
        <Skeleton width={180} height={48} />
      </div>
    </Card>
  )
}
