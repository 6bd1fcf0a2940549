import { taskIds } from '@rehearsal/exam/task-ids'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { urls } from '../../../shared/urls.ts'
import { lastAnswersQuery } from '../api/last-answers.ts'
import { t } from '../messages.ts'
import { AnswerRow } from './answer-row.tsx'

/** The answers given last, each with its score and the way back to its question. */
export function LastAnswers({ openedAt }: { openedAt: number }) {
  const { data: answers, error, refetch, isFetching } = useQuery(lastAnswersQuery)
  if (answers !== undefined) {
    return (
      <Card title={t('lastAnswers')} description={answers.length > 0 ? t('lastAnswersText') : undefined}>
        {answers.length === 0 ? <NoAnswers /> : null}
        <ul className="max-wide:divide-y max-wide:divide-line wide:grid wide:grid-cols-2 wide:gap-x-10">
          {answers.map((answer) => (
            <li key={answer.id}>
              <AnswerRow answer={answer} openedAt={openedAt} />
            </li>
          ))}
        </ul>
      </Card>
    )
  }
  if (error === null) return <AnswersSkeleton />
  return (
    <Card title={t('lastAnswers')}>
      <LoadProblem title={t('answersFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Card>
  )
}

function NoAnswers() {
  const [firstTask] = taskIds
  return (
    <EmptyState
      title={t('noAnswers')}
      description={t('noAnswersText')}
      action={
        <Button variant="primary" href={urls.questionList(firstTask)}>
          {t('firstQuestion')}
        </Button>
      }
    />
  )
}

function AnswersSkeleton() {
  return (
    <Card title={t('lastAnswers')} description={t('lastAnswersText')}>
      <div role="status" aria-busy="true" aria-label={t('loadingAnswers')} className="grid gap-5 py-2">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="flex items-center gap-4">
            <span className="shrink-0">
              <Skeleton shape="circle" width={54} height={54} />
            </span>
            <div className="flex-1">
              <SkeletonText lines={2} />
            </div>
          </div>
        ))}
      </div>
    </Card>
  )
}
