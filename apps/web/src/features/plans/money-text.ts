import type { Currency } from '@rehearsal/contracts/payment-gateway'
import type { Money } from '@rehearsal/contracts/payments'
import { formatNumber, formatPoints } from '../../shared/format/numbers.ts'
import { t } from './messages.ts'

const CENTS = 100

/** What one thing costs in both currencies: dollars as a decimal, Toman whole; null where it is not sold for them. */
export type Prices = { dollars: number; toman: number | null }

/** `$19.99 US` (specification §9); whole dollars without cents. */
const dollarsText = (dollars: number): string =>
  t('dollars', { amount: `$${Number.isInteger(dollars) ? formatNumber(dollars) : formatPoints(dollars, 2)}` })

/** `1,250,000 Toman`. */
const tomanWithSeparators = (toman: number): string => t('toman', { amount: formatNumber(toman) })

/** An amount of an order: cents or whole Toman. */
export const moneyText = ({ amountMinor, currency }: Money): string =>
  currency === 'USD' ? dollarsText(amountMinor / CENTS) : tomanWithSeparators(amountMinor)

/** Whether a plan can be bought in a currency. */
export const isSoldIn = (prices: Prices, currency: Currency): boolean => priceText(prices, currency) !== null

/** A price in one currency; null where it is not sold for that. */
export function priceText({ dollars, toman }: Prices, currency: Currency): string | null {
  if (currency === 'USD') return dollarsText(dollars)
  return toman === null ? null : tomanWithSeparators(toman)
}
