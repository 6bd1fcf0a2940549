import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../../shared/frame/page-title.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { urls } from '../../../shared/urls.ts'
import { orderQuery } from '../api/orders-query.ts'
import { t } from '../messages.ts'
import { Invoice } from './invoice.tsx'

/** The invoice of one of my orders, ready for paper. */
export function InvoicePage({ orderId }: { orderId: number }) {
  const { user } = useSession()
  const { data: order, error, refetch, isFetching } = useQuery(orderQuery(orderId))
  if (order === undefined || user === undefined) {
    return (
      <Card padding="large">
        <h1 className="sr-only">{t('invoice')}</h1>
        {error === null ? <InvoiceSkeleton /> : null}
        {error !== null && isNotFound(error) ? <NoOrder /> : null}
        {error !== null && !isNotFound(error) ? (
          <LoadProblem
            title={t('invoiceFailed')}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : null}
      </Card>
    )
  }
  const number = order.invoiceNumber
  return (
    <>
      <PageTitle>
        {number === null ? t('orderTitle', { id: String(order.id) }) : t('invoiceTitle', { number })}
      </PageTitle>
      <div className="mb-4 flex max-w-[800px] flex-wrap items-center justify-between gap-3 print:hidden">
        <Button
          variant="quiet"
          href={urls.purchaseHistory()}
          icon={<ArrowLeft size={17} className="rtl:-scale-x-100" aria-hidden />}
        >
          {t('purchaseHistory')}
        </Button>
        {number === null ? null : (
          <Button variant="primary" icon={<Printer size={17} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
      </div>
      <Invoice order={order} user={user} />
    </>
  )
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

function NoOrder() {
  return (
    <EmptyState
      title={t('noOrder')}
      description={t('noOrderAdvice')}
      action={<Button href={urls.purchaseHistory()}>{t('toPurchases')}</Button>}
    />
  )
}

function InvoiceSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loadingInvoice')} className="grid gap-6">
      <Skeleton width={220} height={32} />
      <SkeletonText lines={6} />
    </div>
  )
}
