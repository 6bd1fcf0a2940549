import { createFileRoute, redirect } from '@tanstack/react-router'
import { QuestionListPage } from '../../features/practice/question-list-page.tsx'
import { PredictionNote } from '../../features/predictions/prediction-note.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { urls } from '../../shared/urls.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { pageOf } from '../page-of.ts'
import { isCanonical, taskOf } from '../task-of.ts'

export const Route = createFileRoute('/dashboard/$skill/$slug/$page')({
  validateSearch: searchParamsOf,
  beforeLoad: ({ params, search }) => {
    const task = taskOf(params)
    const page = pageOf(params.page)
    const isReal = isCanonical(task, params) && String(page) === params.page
    if (!isReal) throw redirect({ href: urls.questionList(task.id, page, search), replace: true })
  },
  component: QuestionList,
  notFoundComponent: NotFoundPage,
})

function QuestionList() {
  const params = Route.useParams()
  const task = taskOf(params)
  const { variant } = useSession()
  return (
    <QuestionListPage
      task={task}
      page={pageOf(params.page)}
      search={Route.useSearch()}
      predictionNote={(type) => <PredictionNote task={task} variant={variant} isWeekly={type === 'WEEKLY'} />}
    />
  )
}
