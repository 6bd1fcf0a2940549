import { createFileRoute } from '@tanstack/react-router'
import { InvoicePage } from '../../features/plans/purchases/invoice-page.tsx'
import { idOf } from '../id-of.ts'
import { NotFoundPage } from '../not-found-page.tsx'

export const Route = createFileRoute('/dashboard/purchase-history/$id')({
  beforeLoad: ({ params }) => void idOf(params.id),
  component: Invoice,
  notFoundComponent: NotFoundPage,
})

function Invoice() {
  const id = idOf(Route.useParams().id)
  return <InvoicePage key={id} orderId={id} />
}
