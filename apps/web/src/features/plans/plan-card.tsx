import type { Currency } from '@rehearsal/contracts/payment-gateway'
import type { PricingPlan } from '@rehearsal/contracts/pricing'
import { Button } from '@rehearsal/ui/button'
import { Chip } from '@rehearsal/ui/chip'
import { classNames } from '@rehearsal/ui/class-names'
import { Check } from 'lucide-react'
import { comparedPrice } from './compared-price.ts'
import { t } from './messages.ts'
import { isSoldIn } from './money-text.ts'
import { pricesOf } from './plan-prices.ts'
import { Price } from './price.tsx'

type Props = {
  plan: PricingPlan
  currency: Currency
  /** Whether there is a way to pay in this currency. */
  canBuy: boolean
  onBuy: () => void
}

/** One plan: its price, what it holds, and the way to buy or renew it (specification §2.14, §9). */
export function PlanCard({ plan, currency, canBuy, onBuy }: Props) {
  const { name, days, features, isActive } = plan
  const prices = pricesOf(plan)
  const compared = prices === null || days === null ? null : comparedPrice(prices, days, currency)
  return (
    <li
      className={classNames(
        'flex flex-col rounded-card border bg-surface p-5',
        isActive && prices !== null ? 'border-brand' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-base font-semibold tracking-[-0.01em] [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </h2>
        {isActive ? <Chip tone="brand">{t('yourPlan')}</Chip> : null}
      </div>
      <div className={classNames('mt-2', currency === 'IRT' ? 'sheet:min-h-24' : 'sheet:min-h-[4.75rem]')}>
        {prices === null ? null : <Price prices={prices} currency={currency} />}
        <p className="num text-sm text-ink-3">
          <bdi>{days === null ? t('freeForever') : t('forDays', { count: days })}</bdi>
        </p>
        {compared === null ? null : (
          <p className="num text-sm text-ink-3">
            <bdi>{compared}</bdi>
          </p>
        )}
      </div>
      <ul aria-label={t('features', { name })} className="mt-4 grid gap-2.5 text-[0.9375rem] text-ink-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check size={17} className="mt-[0.2rem] shrink-0 text-brand" aria-hidden />
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{feature}</bdi>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-5">
        {prices === null ? (
          <Button isFullWidth disabled>
            {isActive ? t('currentPlan') : t('freePlan')}
          </Button>
        ) : (
          <Button
            variant="primary"
            isFullWidth
            onClick={onBuy}
            disabled={!canBuy || !isSoldIn(prices, currency)}
            aria-label={t(isActive ? 'renewPlan' : 'buyPlan', { name })}
          >
            {isActive ? t('renewNow') : t('buyNow')}
          </Button>
        )}
      </div>
    </li>
  )
}
