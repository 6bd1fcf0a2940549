import type { ErrorIssue } from '@rehearsal/contracts/errors'
import type { QuestionContent } from '@rehearsal/contracts/question-bank'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import type { TaskView } from '@rehearsal/tasks/views'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { previewQuery } from '../api/preview.ts'
import { WrongFields } from '../form/wrong-fields.tsx'
import { t } from '../messages.ts'
import { PreviewedQuestion } from './previewed-question.tsx'

type Props = {
  taskId: TaskId
  view: TaskView
  content: QuestionContent
  /** Leads to the form, with what is wrong in it. */
  onBack: (issues: readonly ErrorIssue[]) => void
}

/** The question as learners would see it, once the server finds nothing wrong with what is written. */
export function QuestionPreview({ taskId, view, content, onBack }: Props) {
  const preview = useQuery(previewQuery(taskId, content))
  if (preview.data !== undefined) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Banner tone="brand" isLive={false}>
          {t('previewNote')}
        </Banner>
        <PreviewedQuestion face={catalogue[taskId]} view={view} content={content} preview={preview.data} />
      </div>
    )
  }
  if (preview.error instanceof ApiError && preview.error.issues.length > 0) {
    const { issues } = preview.error
    return (
      <div className="grid gap-4">
        <h2 className="text-lg font-semibold">{t('previewWrong')}</h2>
        <WrongFields issues={issues} />
        <div>
          <Button variant="primary" onClick={() => onBack(issues)}>
            {t('toForm')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <Card padding={preview.isError ? 'none' : 'medium'}>
      {preview.isError ? (
        <LoadProblem
          title={t('previewFailed')}
          error={preview.error}
          onRetry={() => void preview.refetch()}
          isRetrying={preview.isFetching}
        />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('previewLoading')}>
          <SkeletonText lines={6} />
        </div>
      )}
    </Card>
  )
}
