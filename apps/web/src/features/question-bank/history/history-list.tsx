import type { BankQuestion, HistoryEntry } from '@rehearsal/contracts/question-bank'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { Chip } from '@rehearsal/ui/chip'
import { SkeletonText } from '@rehearsal/ui/skeleton'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { formatDay, formatTime } from '../../../shared/format/dates.ts'
import { bankHistoryQuery } from '../api/bank-history-query.ts'
import { restoreRevision } from '../api/change-question.ts'
import { t } from '../messages.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useChangedQuestion } from '../use-changed-question.ts'
import type { QuestionDraft } from '../use-question-draft.ts'
import { ChangeList } from './change-list.tsx'

type Props = { question: BankQuestion; draft: QuestionDraft }

/** What was done to the question, the newest first. */
export function HistoryList({ question, draft }: Props) {
  const { id, revision, state } = question
  const history = useQuery(bankHistoryQuery(id, revision, state))
  if (history.isError) {
    return (
      <Card padding="none">
        <LoadProblem
          title={t('historyFailed')}
          error={history.error}
          onRetry={() => void history.refetch()}
          isRetrying={history.isFetching}
        />
      </Card>
    )
  }
  if (history.data === undefined) {
    return (
      <div role="status" aria-busy="true" aria-label={t('loadingHistory')}>
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </div>
    )
  }
  return (
    <ol aria-label={t('history')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {history.data.map((entry) => (
        <Entry
          key={`${entry.at} ${entry.action} ${entry.revision ?? ''}`}
          entry={entry}
          question={question}
          isDisabled={draft.isChanged}
        />
      ))}
    </ol>
  )
}

type EntryProps = { entry: HistoryEntry; question: BankQuestion; isDisabled: boolean }

function Entry({ entry, question, isDisabled }: EntryProps) {
  const { revision, action, by, at, reason, changes } = entry
  const isPresent = revision === question.revision
  return (
    <li className="grid gap-2.5 rounded-card border border-line bg-surface p-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          {revision === null ? null : <h2 className="num font-semibold">{t('revision', { revision })}</h2>}
          {isPresent ? <Chip tone="brand">{t('present')}</Chip> : null}
          <span className="text-sm text-ink-2">
            {t(`did_${action}`)} {by === null ? t('byFiles') : <bdi>{t('by', { name: by })}</bdi>}
          </span>
          <time dateTime={at} className="num text-[0.8125rem] text-ink-3">
            {formatDay(at)}, {formatTime(at)}
          </time>
        </div>
        {revision === null || isPresent ? null : (
          <RestoreButton question={question} revision={revision} isDisabled={isDisabled} />
        )}
      </div>
      {reason === '' ? null : (
        <p dir="auto" className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {reason}
        </p>
      )}
      <ChangeList changes={changes} />
    </li>
  )
}

function RestoreButton({ question, revision, isDisabled }: Omit<EntryProps, 'entry'> & { revision: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const show = useChangedQuestion()
  const restore = useMutation({
    mutationFn: (reason: string) => restoreRevision(question, revision, reason),
    onSuccess: (restored) => {
      toast(t('restored', { restored: revision, revision: restored.revision }), { tone: 'good' })
      setIsOpen(false)
      show(restored)
    },
  })
  return (
    <>
      <Button
        size="small"
        icon={<History size={15} aria-hidden />}
        aria-label={t('restoreRevision', { revision })}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        {t('restore')}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('restoreTitle', { revision })}
        text={t('restoreText')}
        confirmLabel={t('restore')}
        onConfirm={(reason) => restore.mutate(reason)}
        isBusy={restore.isPending}
        error={restore.error}
      />
    </>
  )
}
