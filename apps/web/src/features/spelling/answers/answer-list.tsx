import type { DictationScoredAnswer } from '@rehearsal/contracts/dictation'
import { ANSWERS_PAGE_SIZE, LOAD_MORE_STEP } from '@rehearsal/exam/limits'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ear } from 'lucide-react'
import { useState } from 'react'
import { dropFromLists } from '../../../shared/api/drop-from-lists.ts'
import { DeleteDialog } from '../../../shared/frame/delete-dialog.tsx'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import {
  deleteDictation,
  dictationAnswersKey,
  dictationAnswersQuery,
  reloadDictations,
} from '../api/dictation-calls.ts'
import { t } from '../messages.ts'
import { AnswerCard } from './answer-card.tsx'

/** My dictations, newest first: ten, and ten more with each Load More. */
export function AnswerList() {
  const queryClient = useQueryClient()
  const [size, setSize] = useState(ANSWERS_PAGE_SIZE)
  const [leaving, setLeaving] = useState<DictationScoredAnswer | null>(null)
  const { data, error, isFetching, refetch } = useQuery(dictationAnswersQuery(size))
  if (data === undefined) {
    return (
      <Card padding="none">
        {error === null ? (
          <AnswersSkeleton />
        ) : (
          <LoadProblem
            title={t('answersFailed')}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
      </Card>
    )
  }
  if (data.answers.length === 0) {
    return (
      <Card padding="none">
        <EmptyState icon={<Ear size={22} />} title={t('noAnswers')} description={t('noAnswersAdvice')} />
      </Card>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {data.answers.map((answer) => (
          <AnswerCard key={answer.id} answer={answer} onDelete={setLeaving} />
        ))}
      </ul>
      {data.hasMore ? (
        <div className="mt-4 flex justify-center">
          <Button isLoading={isFetching} onClick={() => setSize((shown) => shown + LOAD_MORE_STEP)}>
            {t('loadMore')}
          </Button>
        </div>
      ) : null}
      <DeleteDialog
        thing={leaving}
        title={t('removeAnswerTitle')}
        tick={t('removeTick')}
        done={t('answerRemoved')}
        remove={({ id }) => deleteDictation(id)}
        onClose={() => setLeaving(null)}
        onRemoved={async ({ id }) => {
          await dropFromLists(queryClient, dictationAnswersKey, id)
          await reloadDictations(queryClient)
        }}
      />
    </>
  )
}

function AnswersSkeleton() {
  return (
    <div aria-busy role="status" aria-label={t('loadingAnswers')} className="flex items-center gap-4 p-4 md:px-5">
      <Skeleton shape="circle" width="3.375rem" height="3.375rem" />
      <div className="grid flex-1 gap-2.5">
        <Skeleton shape="text" width="12rem" />
        <Skeleton shape="text" width="60%" />
      </div>
    </div>
  )
}
