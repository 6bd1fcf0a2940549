import { type BlockedPhrase, removeBlockedPhrase } from '@rehearsal/contracts/block-list'
import { Card } from '@rehearsal/ui/card'
import { ConfirmDialog } from '@rehearsal/ui/confirm-dialog'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { IconButton } from '@rehearsal/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareOff, X } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { focusNeighbour } from '../../../shared/focus-soon.ts'
import { phrasesQuery } from '../api/phrases-query.ts'
import { ListProblem, ListSkeleton } from '../list-states.tsx'
import { t } from '../messages.ts'
import { HEADING, PageHead } from '../page-head.tsx'
import { useDecision } from '../use-decision.ts'
import { PhraseForm } from './phrase-form.tsx'

/** What no post may hold. */
export default function BlockListPage() {
  const { data, error, refetch, isFetching } = useQuery(phrasesQuery)
  const [chosen, setChosen] = useState<BlockedPhrase | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const ask = (blocked: BlockedPhrase) => {
    setChosen(blocked)
    setIsOpen(true)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead title={t('blockList')} text={t('blockListText')} />
      <PhraseForm />
      {data === undefined && error === null ? <ListSkeleton label={t('loadingPhrases')} rows={2} /> : null}
      {data === undefined && error !== null ? (
        <ListProblem title={t('phrasesFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data?.length === 0 ? (
        <Card padding="none">
          <EmptyState icon={<MessageSquareOff size={22} />} title={t('noPhrases')} description={t('noPhrasesText')} />
        </Card>
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <ul aria-label={t('blockList')} className="flex flex-wrap gap-2">
          {data.map((blocked) => (
            <li
              key={blocked.id}
              id={chipId(blocked)}
              tabIndex={-1}
              className="flex min-w-0 items-center gap-1 rounded-full border border-line bg-surface ps-4 pe-1"
            >
              <bdi className="min-w-0 py-1.5 [overflow-wrap:anywhere]">{blocked.phrase}</bdi>
              <IconButton
                size="small"
                label={t('unblockOf', { phrase: blocked.phrase })}
                icon={<X size={16} aria-hidden />}
                onClick={() => ask(blocked)}
              />
            </li>
          ))}
        </ul>
      )}
      {chosen === null ? null : <UnblockDialog blocked={chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

const chipId = ({ id }: BlockedPhrase): string => `phrase-${id}`

type DialogProps = { blocked: BlockedPhrase; isOpen: boolean; onClose: () => void }

function UnblockDialog({ blocked, isOpen, onClose }: DialogProps) {
  const { mutate, isPending } = useDecision({
    send: () => call(removeBlockedPhrase, { params: { id: blocked.id } }),
    said: t('unblocked'),
    queryKeys: [phrasesQuery.queryKey],
    onEnd: () => {
      focusNeighbour(chipId(blocked), HEADING)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t('unblockTitle', { phrase: blocked.phrase })}
      message={t('unblockText')}
      checkboxLabel={t('unblockTick')}
      confirmLabel={t('unblock')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      isBusy={isPending}
    />
  )
}
