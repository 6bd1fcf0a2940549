import { createFileRoute } from '@tanstack/react-router'
import { PurchaseHistoryPage } from '../../features/plans/purchases/purchase-history-page.tsx'
import { pageOf } from '../page-of.ts'
import { searchParamsOf } from '../../shared/search-params.ts'

export const Route = createFileRoute('/dashboard/purchase-history/')({
  validateSearch: searchParamsOf,
  component: PurchaseHistory,
})

function PurchaseHistory() {
  return <PurchaseHistoryPage page={pageOf(Route.useSearch()['page'])} />
}
