import type { ScoredAnswer } from '@rehearsal/contracts/attempts'
import { ANSWERS_PAGE_SIZE, LOAD_MORE_STEP } from '@rehearsal/exam/limits'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { answersQuery, type AnswerSource } from '../api/answers-query.ts'
import { t } from '../messages.ts'
import { AnswerCard } from './answer-card.tsx'
import { DeleteAnswerDialog } from './delete-answer-dialog.tsx'

type Props = {
  face: TaskFace
  questionId: number
  source: AnswerSource
  onOpen: (answer: ScoredAnswer) => void
}

/** Answers, newest first: ten, and ten more with each Load More. */
export function AnswerList({ face, questionId, source, onOpen }: Props) {
  const [size, setSize] = useState(ANSWERS_PAGE_SIZE)
  const [leaving, setLeaving] = useState<ScoredAnswer | null>(null)
  const { data, error, isFetching, refetch } = useQuery(answersQuery(face, questionId, source, size))
  if (data === undefined) {
    return error === null ? (
      <AnswersSkeleton />
    ) : (
      <Card padding="none">
        <LoadProblem title={t('answersFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    )
  }
  if (data.answers.length === 0) {
    const advice = source === 'mine' ? t('noMyAnswersAdvice') : t('noCommunityAdvice')
    return (
      <Card padding="none">
        <EmptyState title={t('noAnswers')} description={advice} />
      </Card>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {data.answers.map((answer) => (
          <AnswerCard key={answer.id} answer={answer} onOpen={onOpen} onDelete={setLeaving} />
        ))}
      </ul>
      {data.hasMore ? (
        <div className="mt-4 flex justify-center">
          <Button isLoading={isFetching} onClick={() => setSize((shown) => shown + LOAD_MORE_STEP)}>
            {t('loadMore')}
          </Button>
        </div>
      ) : null}
      <DeleteAnswerDialog face={face} answer={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}

function AnswersSkeleton() {
  return (
    <div aria-busy role="status" aria-label={t('loadingAnswers')}>
      <Card className="flex items-center gap-4">
        <Skeleton shape="circle" width="3.375rem" height="3.375rem" />
        <div className="grid flex-1 gap-2.5">
          <Skeleton shape="text" width="12rem" />
          <Skeleton shape="text" width="60%" />
        </div>
      </Card>
    </div>
  )
}
