import type { Currency } from '@rehearsal/contracts/payment-gateway'
import { t } from './messages.ts'
import { PersianPrice } from './persian-price.tsx'
import { priceText, type Prices } from './money-text.ts'

type Props = { prices: Prices; currency: Currency }

/** A price; Toman also as Persian speakers say it (specification §9). */
export function Price({ prices, currency }: Props) {
  const price = priceText(prices, currency)
  return (
    <div>
      <p className="num text-[1.75rem] font-[680] leading-9 tracking-[-0.03em]">
        <bdi>{price ?? t('notInCurrency')}</bdi>
      </p>
      {currency === 'IRT' && prices.toman !== null ? <PersianPrice toman={prices.toman} /> : null}
    </div>
  )
}
