import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import { idSchema } from '@rehearsal/contracts/wire'
import { FlashButtons } from '../../features/lessons/flash-buttons.tsx'
import { QuestionPage } from '../../features/practice/question-page.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { Optional } from '../optional.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
import { isCanonical, taskOf } from '../task-of.ts'

const LookUp = lazy(async () => ({
  default: (await import('../../features/vocab-book/look-up/look-up.tsx')).LookUp,
}))

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
  const lessons = <FlashButtons key={id} taskId={task.id} questionId={id} />
  return (
    <>
      <Optional>
        <LookUp taskId={task.id} />
      </Optional>
      <QuestionPage key={id} task={task} questionId={id} search={Route.useSearch()} headerTools={lessons} />
    </>
  )
}

function idOf(text: string): number {
  const id = idSchema.safeParse(text)
  if (!id.success) throw notFound()
  return id.data
}
