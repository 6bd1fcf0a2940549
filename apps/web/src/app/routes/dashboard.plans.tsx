import { createFileRoute } from '@tanstack/react-router'
import { PlansPage } from '../../features/plans/plans-page.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'
import { NotFoundPage } from '../not-found-page.tsx'

export const Route = createFileRoute('/dashboard/plans')({
  validateSearch: searchParamsOf,
  component: Plans,
  notFoundComponent: NotFoundPage,
})

function Plans() {
  return <PlansPage search={Route.useSearch()} />
}
