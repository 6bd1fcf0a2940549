import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useEffect } from 'react'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../../shared/frame/page-title.tsx'
import { Pages } from '../../../shared/frame/pages.tsx'
import { useGoTo } from '../../../shared/navigation.ts'
import { urls } from '../../../shared/urls.ts'
import { ordersQuery } from '../api/orders-query.ts'
import { t } from '../messages.ts'
import { OrderRow } from './order-row.tsx'
import { usePendingCheck } from './use-pending-check.ts'

/** My orders, ten a page, the latest first. `page` counts from 1. */
export function PurchaseHistoryPage({ page }: { page: number }) {
  const goTo = useGoTo()
  const { data, error, refetch, isFetching } = useQuery(ordersQuery(page))
  usePendingCheck(data?.orders)
  const lastPage = data?.totalPages ?? page
  useEffect(() => {
    if (page > lastPage) goTo(urls.purchaseHistory(lastPage), { replace: true })
  }, [page, lastPage, goTo])
  return (
    <>
      <PageTitle>{t('purchaseHistory')}</PageTitle>
      <h1 className="mb-4 text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('purchaseHistory')}</h1>
      <Card padding="none" className="overflow-clip">
        {data === undefined && error === null ? <PurchasesSkeleton /> : null}
        {data === undefined && error !== null ? (
          <LoadProblem
            title={t('purchasesFailed')}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : null}
        {data?.orders.length === 0 ? <NoPurchases /> : null}
        {data === undefined || data.orders.length === 0 ? null : (
          <ul aria-label={t('purchaseHistory')}>
            {data.orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </Card>
      {lastPage > 1 ? (
        <div className="mt-4">
          <Pages
            label={t('pages')}
            page={page}
            lastPage={lastPage}
            onPage={(next) => goTo(urls.purchaseHistory(next))}
            isDisabled={data === undefined}
          />
        </div>
      ) : null}
    </>
  )
}

function NoPurchases() {
  return (
    <EmptyState
      icon={<ReceiptText size={22} />}
      title={t('noPurchases')}
      description={t('noPurchasesAdvice')}
      action={
        <Button variant="primary" href={urls.plans()}>
          {t('explorePlans')}
        </Button>
      }
    />
  )
}

function PurchasesSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loadingPurchases')}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-6 border-t border-line px-5 py-5 first:border-t-0">
          <div className="flex-1">
            <SkeletonText lines={2} />
          </div>
          <Skeleton width={92} height={32} />
        </div>
      ))}
    </div>
  )
}
