import { type Ban, liftBan } from '@rehearsal/contracts/moderation'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { Chip } from '@rehearsal/ui/chip'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { UserCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { now } from '../../../shared/clock.ts'
import { formatDay, formatMoment } from '../../../shared/format/dates.ts'
import { focusNeighbour } from '../../../shared/focus-soon.ts'
import { useGoTo } from '../../../shared/navigation.ts'
import { urls } from '../../../shared/urls.ts'
import { bansKey, bansQuery } from '../api/bans-query.ts'
import { moderatedKey } from '../api/moderated-query.ts'
import { ListProblem, ListSkeleton } from '../list-states.tsx'
import { t } from '../messages.ts'
import { HEADING, PageHead } from '../page-head.tsx'
import { Pages } from '../pages.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useDecision } from '../use-decision.ts'

type Chosen = { ban: Ban; opening: number }

/** Who may read but not post, and the way back. */
export default function BansPage({ page }: { page: number }) {
  const goTo = useGoTo()
  const { data, error, refetch, isFetching } = useQuery(bansQuery(page))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const lift = (ban: Ban) => {
    setChosen({ ban, opening: (chosen?.opening ?? 0) + 1 })
    setIsOpen(true)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead title={t('bans')} text={t('bansText')} />
      {data === undefined && error === null ? <ListSkeleton label={t('loadingBans')} /> : null}
      {data === undefined && error !== null ? (
        <ListProblem title={t('bansFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data?.bans.length === 0 ? (
        <Card padding="none">
          <EmptyState icon={<UserCheck size={22} />} title={t('noBans')} description={t('noBansText')} />
        </Card>
      ) : null}
      {data === undefined || data.bans.length === 0 ? null : (
        <ul
          aria-label={t('bans')}
          className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface"
        >
          {data.bans.map((ban) => (
            <BanRow key={ban.id} ban={ban} onLift={() => lift(ban)} />
          ))}
        </ul>
      )}
      <Pages
        page={page}
        lastPage={data?.totalPages ?? page}
        onPage={(next) => goTo(urls.adminBans(next))}
        onBeyond={(last) => goTo(urls.adminBans(last), { replace: true })}
      />
      {chosen === null ? null : (
        <LiftDialog key={chosen.opening} ban={chosen.ban} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </div>
  )
}

const rowId = ({ id }: Ban): string => `ban-${id}`

function BanRow({ ban, onLift }: { ban: Ban; onLift: () => void }) {
  const { nickname, reason, createdAt, endsAt } = ban
  return (
    <li id={rowId(ban)} tabIndex={-1} className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4 md:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-semibold [overflow-wrap:anywhere]">{nickname}</bdi>
          <Chip tone="bad">{endsAt === null ? t('noEnd') : t('until', { when: formatDay(endsAt) })}</Chip>
        </p>
        <p dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {reason}
        </p>
        <p className="num mt-0.5 text-sm text-ink-3">{t('since', { when: formatMoment(createdAt, now()) })}</p>
      </div>
      <Button size="small" className="max-md:min-h-11" aria-label={t('liftOf', { name: nickname })} onClick={onLift}>
        {t('lift')}
      </Button>
    </li>
  )
}

function LiftDialog({ ban, isOpen, onClose }: { ban: Ban; isOpen: boolean; onClose: () => void }) {
  const { mutate, isPending } = useDecision({
    send: (reason: string) => call(liftBan, { params: { id: ban.id }, body: { reason } }),
    said: t('lifted'),
    queryKeys: [bansKey, moderatedKey],
    onEnd: () => {
      focusNeighbour(rowId(ban), HEADING)
      onClose()
    },
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={mutate}
      title={t('liftTitle', { name: ban.nickname })}
      text={t('liftText')}
      confirmLabel={t('lift')}
      isBusy={isPending}
    />
  )
}
