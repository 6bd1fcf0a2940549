import { createFileRoute } from '@tanstack/react-router'
import { BankListPage } from '../../features/question-bank/bank-list-page.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'

export const Route = createFileRoute('/admin/questions/')({
  validateSearch: searchParamsOf,
  component: Questions,
})

function Questions() {
  return <BankListPage search={Route.useSearch()} />
}
