import type { Order } from '@rehearsal/contracts/payments'
import { Button } from '@rehearsal/ui/button'
import { formatDay } from '../../../shared/format/dates.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { moneyText } from '../money-text.ts'
import { ContinuePayment } from '../payment/continue-payment.tsx'
import { OrderStateChip } from './order-state.tsx'

/** One purchase: what, when, how much, how it stands, and what can be done about it. */
export function OrderRow({ order }: { order: Order }) {
  const { id, state, plan, amount, discountCode, createdAt, period, failure } = order
  const number = String(id)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-4 py-4 first:border-t-0 md:px-5">
      <div className="min-w-0 flex-[1_1_15rem]">
        <h2 className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{plan.name}</bdi>
        </h2>
        <p className="num text-sm text-ink-3">
          <bdi>{t('orderFacts', { id: number, day: formatDay(createdAt) })}</bdi>
        </p>
        {period === null ? null : (
          <p className="num text-sm text-ink-2">
            <bdi>{t('period', { from: formatDay(period.startsAt), to: formatDay(period.endsAt) })}</bdi>
          </p>
        )}
        {state === 'failed' && failure !== null ? <p className="text-sm text-ink-2">{t(`reason_${failure}`)}</p> : null}
      </div>
      <div className="flex min-w-0 flex-[1_1_13rem] flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="num font-semibold">
            <bdi>{moneyText(amount)}</bdi>
          </p>
          {discountCode === null ? null : (
            <p className="text-sm text-ink-3 [overflow-wrap:anywhere]">{t('code', { code: discountCode })}</p>
          )}
        </div>
        <OrderStateChip state={state} />
      </div>
      <div className="flex gap-2 max-sheet:w-full md:min-w-40 md:justify-end">
        <OrderActions order={order} />
      </div>
    </li>
  )
}

function OrderActions({ order }: { order: Order }) {
  const { id, state, plan, amount, approvalUrl } = order
  const number = String(id)
  if (state === 'paid' || state === 'refunded') {
    return (
      <Button size="small" href={urls.invoice(id)} aria-label={t('invoiceOf', { id: number })}>
        {t('invoice')}
      </Button>
    )
  }
  if (approvalUrl !== null) return <ContinuePayment order={order} label={t('continueOf', { id: number })} />
  return (
    <Button
      size="small"
      href={urls.plans({ currency: amount.currency, buy: plan.id })}
      aria-label={t('tryAgainOf', { id: number })}
    >
      {t('tryAgain')}
    </Button>
  )
}
