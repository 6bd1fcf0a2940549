import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { idSchema } from '@rehearsal/contracts/wire'
import type { Practice } from '@rehearsal/contracts/practice'
import { FlashButtons } from '../../features/lessons/flash-buttons.tsx'
import { NoteTool } from '../../features/notes/note-tool.tsx'
import { QuestionPage } from '../../features/practice/question-page.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { isCanonical, taskOf } from '../task-of.ts'

export const Route = createFileRoute('/dashboard/$skill/$slug/question/$id')({
  validateSearch: searchParamsOf,
  beforeLoad: ({ params, search }) => {
    const task = taskOf(params)
    const id = idOf(params.id)
    const isReal = isCanonical(task, params) && String(id) === params.id
    if (!isReal) throw redirect({ href: urls.question(task.id, id, search), replace: true })
  },
  component: Question,
  notFoundComponent: NotFoundPage,
})

function Question() {
  const params = Route.useParams()
  const id = idOf(params.id)
  const task = taskOf(params)
  const tools = (practice: Practice) => (
    <div className="mt-3.5 flex flex-wrap gap-2">
      <FlashButtons key={id} taskId={task.id} questionId={id} />
      <NoteTool key={`note-${id}`} practice={practice} />
    </div>
  )
  return <QuestionPage key={id} task={task} questionId={id} search={Route.useSearch()} headerTools={tools} />
}

function idOf(text: string): number {
  const id = idSchema.safeParse(text)
  if (!id.success) throw notFound()
  return id.data
}
