import { createFileRoute, redirect } from '@tanstack/react-router'
import { searchParamsOf } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { taskOf } from '../task-of.ts'

/** A kind's address without a page means its first page. */
export const Route = createFileRoute('/dashboard/$skill/$slug/')({
  validateSearch: searchParamsOf,
  beforeLoad: ({ params, search }) => {
    throw redirect({ href: urls.questionList(taskOf(params).id, 1, search), replace: true })
  },
  notFoundComponent: NotFoundPage,
})
