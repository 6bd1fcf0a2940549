import type { Currency } from '@rehearsal/contracts/payment-gateway'
import { t } from './messages.ts'
import { priceText, type Prices } from './money-text.ts'

/** Plans are compared by what so many days of each cost. */
const COMPARED_DAYS = 30

/** `for 30 days`; of a longer plan also what thirty of its days cost, rounded to cents and whole Toman. */
export function periodText({ dollars, toman }: Prices, days: number, currency: Currency): string {
  const share = COMPARED_DAYS / days
  const price = priceText(
    { dollars: Math.round(dollars * share * 100) / 100, toman: toman === null ? null : Math.round(toman * share) },
    currency,
  )
  const period = t('forDays', { count: days })
  return days <= COMPARED_DAYS || price === null ? period : t('forDaysAt', { days: period, price, each: COMPARED_DAYS })
}
