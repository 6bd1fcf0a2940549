import type { Currency } from '@rehearsal/contracts/payment-gateway'
import { t } from './messages.ts'
import { priceText, type Prices } from './money-text.ts'

/** Plans are compared by what so many days of each cost. */
const COMPARED_DAYS = 30

/** What thirty days of a longer plan cost, rounded to cents and whole Toman; null for one that is no longer. */
export function comparedPrice({ dollars, toman }: Prices, days: number, currency: Currency): string | null {
  if (days <= COMPARED_DAYS) return null
  const share = COMPARED_DAYS / days
  const price = priceText(
    { dollars: Math.round(dollars * share * 100) / 100, toman: toman === null ? null : Math.round(toman * share) },
    currency,
  )
  return price === null ? null : t('comparedPrice', { price, each: COMPARED_DAYS })
}
