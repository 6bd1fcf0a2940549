import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Target as TargetIcon } from 'lucide-react'
import { levelQuery } from '../../shared/api/level-query.ts'
import { targetQuery } from '../../shared/api/target-query.ts'
import { formatCalendarDay } from '../../shared/format/dates.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { t } from './messages.ts'
import { PresentScores, tilesLook } from './present-scores.tsx'
import { useTargetDialog } from './use-target-dialog.tsx'

/** What the learner aims at in the exam that is switched on, and when; and beside it where they stand. */
export function TargetCard() {
  const { variant } = useSession()
  const { data, error, refetch, isFetching } = useQuery(targetQuery(variant))
  // Where it cannot be had what is aimed at is told without it, and the card of the likely score says so.
  const { data: standings, isPending } = useQuery(levelQuery(variant))
  const { open, dialog } = useTargetDialog()
  const isLoading = data === undefined ? error === null : data.version > 0 && isPending
  const isSet = data !== undefined && data.version > 0
  return (
    <Card
      title={isSet && data.overall !== null ? t('targetOf', { score: data.overall }) : t('target')}
      description={isSet && data.examDate !== null ? t('onDay', { day: formatCalendarDay(data.examDate) }) : undefined}
      actions={isSet ? <IconButton label={t('change')} icon={<Pencil size={17} aria-hidden />} onClick={open} /> : null}
    >
      {isLoading ? (
        <div role="status" aria-busy="true" aria-label={t('loading')} className="grid gap-3 pt-5">
          <Skeleton height={64} />
          <div className={tilesLook}>
            {skillsInMenuOrder.map((skill) => (
              <Skeleton key={skill} height={87} />
            ))}
          </div>
        </div>
      ) : null}
      {data === undefined && error !== null ? (
        <LoadProblem title={t('loadFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data !== undefined && !isSet ? (
        <EmptyState
          icon={<TargetIcon size={22} />}
          title={t('noTarget')}
          description={t('noTargetText')}
          action={
            <Button variant="primary" onClick={open}>
              {t('setTarget')}
            </Button>
          }
        />
      ) : null}
      {isSet && !isLoading ? <PresentScores target={data} standings={standings} /> : null}
      {dialog}
    </Card>
  )
}
