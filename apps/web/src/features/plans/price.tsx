import type { Currency } from '@rehearsal/contracts/payment-gateway'
import { tomanText } from '../../shared/format/toman.ts'
import { t } from './messages.ts'
import { priceText, type Prices } from './money-text.ts'

type Props = { prices: Prices; currency: Currency; size?: 'large' | 'medium' | undefined }

/** A price; Toman also as Persian speakers say it (specification §9). */
export function Price({ prices, currency, size = 'large' }: Props) {
  const price = priceText(prices, currency)
  const look = size === 'large' ? 'text-[1.75rem] leading-9' : 'text-xl leading-7'
  return (
    <div>
      <p className={`num font-[680] tracking-[-0.03em] ${look}`}>
        <bdi>{price ?? t('notInCurrency')}</bdi>
      </p>
      {currency === 'IRT' && prices.toman !== null ? <PersianPrice toman={prices.toman} /> : null}
    </div>
  )
}

function PersianPrice({ toman }: { toman: number }) {
  return (
    <p className="text-sm text-ink-2">
      <bdi lang="fa" dir="rtl">
        {tomanText(toman)}
      </bdi>
    </p>
  )
}
