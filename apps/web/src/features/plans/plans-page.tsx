import type { PaymentGateway } from '@rehearsal/contracts/payment-gateway'
import type { PricingPlan } from '@rehearsal/contracts/pricing'
import { Banner } from '@rehearsal/ui/banner'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { useMediaQuery } from '@rehearsal/ui/media-query'
import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { useQuery } from '@tanstack/react-query'
import { configsQuery } from '../../shared/api/configs-query.ts'
import { formatDay } from '../../shared/format/dates.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { useGoTo } from '../../shared/navigation.ts'
import type { SearchParams } from '../../shared/search-params.ts'
import { remainingDays } from '../../shared/session/remaining-days.ts'
import { currentUserQuery, useSession } from '../../shared/session/use-session.ts'
import { urls } from '../../shared/urls.ts'
import { plansQuery } from './api/plans-query.ts'
import { currenciesOf, currencyOf, gatewaysIn } from './currencies.ts'
import { t } from './messages.ts'
import { PayDialog } from './pay/pay-dialog.tsx'
import { usePayDialog } from './pay/use-pay-dialog.ts'
import { orderIdOf } from './payment/order-id-of.ts'
import { PaymentNotice } from './payment/payment-notice.tsx'
import { PlanCard } from './plan-card.tsx'
import { pricesOf } from './plan-prices.ts'
import { PlansSkeleton } from './plans-skeleton.tsx'

/** What is sold and how to buy it (specification §2.14, §4.14, §9). The currency and the open payment stand in the address. */
export function PlansPage({ search }: { search: SearchParams }) {
  const goTo = useGoTo()
  const plans = useQuery(plansQuery)
  const configs = useQuery(configsQuery)
  const error = plans.error ?? configs.error
  const isCancelled = search['payment'] === 'cancelled'
  return (
    <>
      <PageTitle>{t('plans')}</PageTitle>
      <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('plans')}</h1>
      <PresentPlan />
      {isCancelled ? (
        <div className="mt-4">
          <PaymentNotice
            orderId={orderIdOf(search)}
            isCancelled
            onClose={() => goTo(urls.plans(), { replace: true })}
          />
        </div>
      ) : null}
      {plans.data !== undefined && configs.data !== undefined ? (
        <Comparison plans={plans.data} gateways={configs.data.gateways} search={search} />
      ) : error === null ? (
        <PlansSkeleton />
      ) : (
        <LoadProblem
          title={t('plansFailed')}
          error={error}
          onRetry={() => void (plans.isError ? plans.refetch() : configs.refetch())}
          isRetrying={plans.isFetching || configs.isFetching}
        />
      )}
    </>
  )
}

/** The plan that the learner is on, and how long it runs. */
function PresentPlan() {
  const { status } = useSession()
  const { data: user, dataUpdatedAt } = useQuery({
    ...currentUserQuery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const day = user?.expireDate ?? null
  if (user === undefined) return <p className="mt-1 min-h-6" />
  if (status === 'TRIAL') return <p className="mt-1 text-ink-2">{t('onTrial')}</p>
  if (day === null) return <p className="mt-1 text-ink-2">{t('premiumActive')}</p>
  return (
    <p className="num mt-1 text-ink-2">
      <b className="font-semibold text-ink">{t('daysLeft', { count: remainingDays(day, dataUpdatedAt) })}</b>
      {' · '}
      {t('premiumUntil', { day: formatDay(day) })}
    </p>
  )
}

type ComparisonProps = { plans: readonly PricingPlan[]; gateways: readonly PaymentGateway[]; search: SearchParams }

function Comparison({ plans, gateways, search }: ComparisonProps) {
  const goTo = useGoTo()
  const isNarrow = useMediaQuery('(max-width: 759.98px)')
  const offered = currenciesOf(gateways)
  const currency = currencyOf(search['currency'], offered)
  const { buying, isOpen, round, open, close } = usePayDialog(plans, gateways, search)
  const listPrices = buying === null ? null : pricesOf(buying)
  if (plans.length === 0) return <EmptyState title={t('noPlans')} description={t('noPlansAdvice')} />
  return (
    <>
      {offered.length > 1 ? (
        <div className="mt-5">
          <SegmentedControl
            label={t('currency')}
            value={currency}
            onChange={(next) => goTo(urls.plans({ currency: next }), { replace: true })}
            options={offered.map((value) => ({ value, label: t(`currency_${value}`) }))}
          />
        </div>
      ) : null}
      {offered.length === 0 ? (
        <div className="mt-5">
          <Banner tone="fair" isLive={false}>
            {t('noGateways')} <span className="font-normal">{t('noGatewaysAdvice')}</span>
          </Banner>
        </div>
      ) : null}
      <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15.5rem),1fr))] gap-4">
        {inOrder(plans, isNarrow).map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            currency={currency}
            canBuy={gatewaysIn(gateways, currency).length > 0}
            onBuy={() => open(plan)}
          />
        ))}
      </ul>
      {buying === null || listPrices === null ? null : (
        <PayDialog
          key={round}
          plan={buying}
          listPrices={listPrices}
          gateways={gateways}
          startCurrency={currency}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  )
}

/** Side by side as they are sold; one below the other, what can be bought comes before what everybody has. */
const inOrder = (plans: readonly PricingPlan[], isNarrow: boolean): readonly PricingPlan[] =>
  isNarrow ? plans.toSorted((a, b) => Number(a.price === 'Free') - Number(b.price === 'Free')) : plans
