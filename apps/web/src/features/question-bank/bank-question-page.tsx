import { Button } from '@rehearsal/ui/button'
import { views } from '@rehearsal/tasks/views'
import { Card } from '@rehearsal/ui/card'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { urls } from '../../shared/urls.ts'
import { taskViewQuery } from '../../shared/api/task-view-query.ts'
import { bankQuestionQuery } from './api/bank-question-query.ts'
import { t } from './messages.ts'
import { QuestionDesk } from './question-desk.tsx'

type Props = {
  id: number
  /** Shown where there is no such question. */
  notFound: ReactNode
}

/** One question of the bank: to edit, to try as a learner, and what was done to it. */
export function BankQuestionPage({ id, notFound }: Props) {
  const question = useQuery(bankQuestionQuery(id))
  if (question.error instanceof ApiError && question.error.status === 404) return notFound
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Button
          variant="quiet"
          size="small"
          className="-ms-3"
          href={urls.adminQuestions()}
          icon={<ArrowLeft size={15} className="rtl:-scale-x-100" aria-hidden />}
        >
          {t('toList')}
        </Button>
      </div>
      {question.data === undefined ? (
        <Waiting error={question.error} onRetry={() => void question.refetch()} isRetrying={question.isFetching} />
      ) : (
        <WithView key={`${question.data.revision} ${question.data.state}`} question={question.data} />
      )}
    </div>
  )
}

function WithView({ question }: { question: Parameters<typeof QuestionDesk>[0]['question'] }) {
  const view = useQuery(taskViewQuery(question.taskId, views[question.taskId]))
  return (
    <>
      <PageTitle>{question.title}</PageTitle>
      {view.data === undefined ? (
        <Waiting error={view.error} onRetry={() => void view.refetch()} isRetrying={view.isFetching} />
      ) : (
        <QuestionDesk question={question} view={view.data} />
      )}
    </>
  )
}

function Waiting({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  if (error !== null) {
    return (
      <Card padding="none">
        <h1 className="sr-only">{t('questions')}</h1>
        <LoadProblem title={t('questionFailed')} error={error} onRetry={onRetry} isRetrying={isRetrying} />
      </Card>
    )
  }
  return (
    <div role="status" aria-busy="true" aria-label={t('loadingQuestion')} className="grid gap-4">
      <Skeleton width="50%" height="2rem" />
      <Card>
        <SkeletonText lines={4} />
      </Card>
      <Card>
        <SkeletonText lines={8} />
      </Card>
    </div>
  )
}
