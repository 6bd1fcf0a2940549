import type { Currency, PaymentGateway } from '@rehearsal/contracts/payment-gateway'
import type { PricingPlan } from '@rehearsal/contracts/pricing'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { RadioGroup } from '@rehearsal/ui/radio-group'
import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { useRef, useState } from 'react'
import { currenciesOf, gatewaysIn } from '../currencies.ts'
import { t } from '../messages.ts'
import { isSoldIn, type Prices } from '../money-text.ts'
import { AmountToPay } from './amount-to-pay.tsx'
import { PromoField } from './promo-field.tsx'
import { PromoPraise } from './promo-praise.tsx'
import { useOrdering } from './use-ordering.ts'
import { usePromo } from './use-promo.ts'

type Props = {
  plan: PricingPlan
  listPrices: Prices
  gateways: readonly PaymentGateway[]
  startCurrency: Currency
  isOpen: boolean
  onClose: () => void
}

/** "Pay Now" (specification §4.14): currency, way to pay and promo code of one plan, then the payment page. */
export function PayDialog({ plan, listPrices, gateways, startCurrency, isOpen, onClose }: Props) {
  const [currency, setCurrency] = useState(startCurrency)
  const [chosenCode, setChosenCode] = useState<string | null>(null)
  const promoField = useRef<HTMLInputElement>(null)
  const promo = usePromo(listPrices, () => promoField.current?.focus())
  const ordering = useOrdering(promo.turnDown)
  const offered = currenciesOf(gateways)
  const ways = gatewaysIn(gateways, currency)
  const gateway = ways.find(({ code }) => code === chosenCode) ?? ways[0]
  const canPay = gateway !== undefined && isSoldIn(promo.prices, currency)
  const choose = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      ordering.forgetProblem()
      set(value)
    }
  }
  const payNow = () => {
    if (gateway === undefined || promo.isApplying) return
    if (promo.isUnused) {
      promo.remindToApply()
      promoField.current?.focus()
      return
    }
    ordering.pay({ planId: plan.id, gatewayCode: gateway.code, promoCode: promo.codeFor(currency) })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('payTitle', { name: plan.name })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={payNow} disabled={!canPay} isLoading={ordering.isBusy}>
            {t('payNow')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {offered.length > 1 ? (
          <SegmentedControl
            label={t('currency')}
            value={currency}
            onChange={choose(setCurrency)}
            options={offered.map((value) => ({ value, label: t(`currency_${value}`) }))}
            isDisabled={ordering.isBusy}
            isFullWidth
          />
        ) : null}
        <AmountToPay plan={plan} listPrices={listPrices} prices={promo.prices} currency={currency} offered={offered} />
        <RadioGroup
          label={t('wayToPay')}
          variant="card"
          value={gateway?.code ?? null}
          onChange={choose(setChosenCode)}
          isDisabled={ordering.isBusy}
          options={ways.map(({ code, name, isSandbox }) => ({
            value: code,
            label: name,
            ...(isSandbox ? { description: t('sandbox') } : {}),
          }))}
        />
        <PromoField promo={{ ...promo, type: choose(promo.type) }} field={promoField} isDisabled={ordering.isBusy} />
        {ordering.problem === null ? null : <Banner tone="bad">{ordering.problem}</Banner>}
        <p className="text-sm text-ink-3">{t('leavingAdvice')}</p>
      </div>
      <PromoPraise promo={promo} listPrices={listPrices} offered={offered} />
    </Dialog>
  )
}
