import type { Target } from '@rehearsal/contracts/targets'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { textTone } from '@rehearsal/ui/tone'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Target as TargetIcon } from 'lucide-react'
import { targetQuery } from '../../shared/api/target-query.ts'
import { formatCalendarDay } from '../../shared/format/dates.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { t } from './messages.ts'
import { useTargetDialog } from './use-target-dialog.tsx'

/** The scores that the learner aims at in the exam that is switched on, and the day. */
export function TargetCard() {
  const { variant } = useSession()
  const { data, error, refetch, isFetching } = useQuery(targetQuery(variant))
  const { open, dialog } = useTargetDialog()
  const isSet = data !== undefined && data.version > 0
  return (
    <Card
      title={isSet && data.overall !== null ? t('targetOf', { score: data.overall }) : t('target')}
      description={isSet && data.examDate !== null ? t('onDay', { day: formatCalendarDay(data.examDate) }) : undefined}
      actions={isSet ? <IconButton label={t('change')} icon={<Pencil size={17} aria-hidden />} onClick={open} /> : null}
    >
      {data === undefined && error === null ? (
        <div role="status" aria-busy="true" aria-label={t('loading')} className={`${tilesLook} pt-5`}>
          {skillsInMenuOrder.map((skill) => (
            <Skeleton key={skill} height={66} />
          ))}
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
      {isSet ? <Scores target={data} /> : null}
      {dialog}
    </Card>
  )
}

const tilesLook = 'grid grid-cols-2 gap-2 md:max-wide:grid-cols-4'

function Scores({ target }: { target: Target }) {
  return (
    <dl className={tilesLook}>
      {skillsInMenuOrder.map((skill) => (
        <div key={skill} className="rounded-[11px] bg-sunken px-3 py-2.5">
          <dt className={`text-[0.8125rem] font-semibold ${textTone[skill]}`}>{t(skill)}</dt>
          <dd className="num text-[1.3125rem] font-bold leading-tight tracking-[-0.02em]">
            {target[skill] ?? (
              <>
                <span aria-hidden>{t('none')}</span>
                <span className="sr-only">{t('noneMeaning')}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
