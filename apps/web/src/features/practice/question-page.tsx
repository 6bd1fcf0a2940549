import { idSchema } from '@rehearsal/contracts/wire'
import type { TaskFace } from '@rehearsal/tasks/task'
import { views } from '@rehearsal/tasks/views'
import { Card } from '@rehearsal/ui/card'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import type { SearchParams } from '../../shared/search-params.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { urls } from '../../shared/urls.ts'
import type { Discussion } from './answers/discussion.ts'
import { questionQuery } from './api/question-query.ts'
import { taskViewQuery } from '../../shared/api/task-view-query.ts'
import { filtersOf, searchOf } from './list-search.ts'
import { t } from './messages.ts'
import { InRunningTest, NoPractice } from './question/no-question.tsx'
import { QuestionSkeleton } from './question/question-skeleton.tsx'
import { QuestionWorkspace } from './question/question-workspace.tsx'
import type { HeaderTools } from './question/workspace-props.ts'
import { UndeliveredAnswers } from './submission/undelivered-answers.tsx'

type Props = {
  task: TaskFace
  questionId: number
  search: SearchParams
  headerTools: HeaderTools
  discussion: Discussion
  /** What may be done with the question's text; it stands above the question, and only where there is one. */
  hint: ReactNode
}

/** One question (specification §2.7). `answer` in the address opens the result of that answer. */
export function QuestionPage(props: Props) {
  const { user } = useSession()
  return (
    <>
      {user === undefined ? null : <UndeliveredAnswers userId={user.id} openQuestionId={props.questionId} />}
      <LoadedQuestion {...props} />
    </>
  )
}

function LoadedQuestion({ task, questionId, search, headerTools, discussion, hint }: Props) {
  const filters = filtersOf(search)
  const { user, variant } = useSession()
  const question = useQuery(questionQuery(questionId, variant, filters))
  const view = useQuery(taskViewQuery(task.id, views[task.id]))
  const error = question.error ?? view.error
  const isMissing = isNotFound(error) || (question.data !== undefined && question.data.taskId !== task.id)

  const listUrl = urls.questionList(task.id, 1, searchOf(filters))
  if (isMissing) return <NoPractice task={task} listUrl={listUrl} />
  if (isLocked(error)) return <InRunningTest task={task} listUrl={listUrl} />
  if (question.data === undefined || view.data === undefined || user === undefined) {
    if (error === null) {
      return (
        <>
          {hint}
          <QuestionSkeleton />
        </>
      )
    }
    const retry = () => void (question.isError ? question.refetch() : view.refetch())
    return (
      <Card padding="none">
        <h1 className="sr-only">{task.name}</h1>
        <LoadProblem title={t('questionFailed')} error={error} onRetry={retry} isRetrying={question.isFetching} />
      </Card>
    )
  }
  return (
    <>
      {hint}
      <PageTitle>{question.data.title}</PageTitle>
      <QuestionWorkspace
        key={question.data.id}
        face={task}
        view={view.data}
        practice={question.data}
        filters={filters}
        userId={user.id}
        variant={variant}
        headerTools={headerTools}
        discussion={discussion}
        answerId={idSchema.safeParse(search['answer']).data ?? null}
      />
    </>
  )
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

const isLocked = (error: unknown): boolean => error instanceof ApiError && error.code === 'in_running_test'
