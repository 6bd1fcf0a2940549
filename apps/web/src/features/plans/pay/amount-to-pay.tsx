import type { Currency } from '@rehearsal/contracts/payment-gateway'
import type { PricingPlan } from '@rehearsal/contracts/pricing'
import { t } from '../messages.ts'
import { priceText, type Prices } from '../money-text.ts'
import { Price } from '../price.tsx'

type Props = {
  plan: PricingPlan
  listPrices: Prices
  prices: Prices
  currency: Currency
  offered: readonly Currency[]
}

/** What is bought and what it costs now, in both currencies where both can be paid in. */
export function AmountToPay({ plan, listPrices, prices, currency, offered }: Props) {
  const other = offered.find((each) => each !== currency)
  const otherPrice = other === undefined ? null : priceText(prices, other)
  const before = priceText(listPrices, currency)
  const isReduced = before !== null && before !== priceText(prices, currency)
  return (
    <div role="group" aria-label={t('toPay')} aria-live="polite" className="rounded-control bg-sunken px-4 py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-2">
        <span>{t('toPay')}</span>
        {plan.days === null ? null : <bdi className="num">{t('days', { count: plan.days })}</bdi>}
      </div>
      {isReduced ? (
        <p className="num text-sm text-ink-3">
          <span className="sr-only">{t('listPrice')} </span>
          <s>{before}</s>
        </p>
      ) : null}
      <Price prices={prices} currency={currency} />
      {otherPrice === null ? null : (
        <p className="num mt-0.5 text-sm text-ink-3">{t('inOtherCurrency', { price: otherPrice })}</p>
      )}
    </div>
  )
}
