import type { Moderated } from '@rehearsal/contracts/moderation'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck, Eye } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { focusNeighbour } from '../../../shared/focus-soon.ts'
import { moderatedQuery } from '../api/moderated-query.ts'
import { ListProblem, ListSkeleton } from '../list-states.tsx'
import { t } from '../messages.ts'
import { HEADING } from '../page-head.tsx'
import { Pages } from '../pages.tsx'
import { BanDialog } from './ban-dialog.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { cardId, ModeratedCard, type Action } from './moderated-card.tsx'
import type { QueueSearch } from './queue-search.ts'

type Props = QueueSearch & Pick<ComponentProps<typeof Pages>, 'page' | 'onPage' | 'onBeyond'>
type Chosen = { thing: Moderated; action: Action; opening: number }

/** One page of a queue, and what is decided of its things. */
export function QueueList({ queue, state, page, onPage, onBeyond }: Props) {
  const { data, error, refetch, isFetching } = useQuery(moderatedQuery(queue, state, page))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const choose = (thing: Moderated) => (action: Action) => {
    setChosen({ thing, action, opening: (chosen?.opening ?? 0) + 1 })
    setIsOpen(true)
  }
  const isShown = data?.queue === queue && data.state === state
  if (!isShown) {
    if (error === null || isFetching) return <ListSkeleton label={t('loadingReports')} />
    return (
      <ListProblem title={t('reportsFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    )
  }
  return (
    <>
      {data.things.length === 0 ? <NothingHere state={state} /> : null}
      <ul aria-label={t(`queue_${queue}`)} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {data.things.map((thing) => (
          <ModeratedCard key={thing.id} thing={thing} onChoose={choose(thing)} />
        ))}
      </ul>
      <Pages page={page} lastPage={data.totalPages} onPage={onPage} onBeyond={onBeyond} />
      {chosen === null ? null : chosen.action === 'ban' ? (
        <BanDialog key={chosen.opening} thing={chosen.thing} isOpen={isOpen} onClose={close} />
      ) : (
        <DecisionDialog
          key={chosen.opening}
          thing={chosen.thing}
          decision={chosen.action}
          isOpen={isOpen}
          onClose={close}
          onDecided={() => {
            focusNeighbour(cardId(chosen.thing), HEADING)
            close()
          }}
        />
      )}
    </>
  )
}

function NothingHere({ state }: Pick<QueueSearch, 'state'>) {
  return (
    <Card padding="none">
      {state === 'open' ? (
        <EmptyState
          icon={<CheckCheck size={22} />}
          title={t('nothingReported')}
          description={t('nothingReportedText')}
        />
      ) : (
        <EmptyState icon={<Eye size={22} />} title={t('nothingHidden')} description={t('nothingHiddenText')} />
      )}
    </Card>
  )
}
