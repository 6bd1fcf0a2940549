import type { Order } from '@rehearsal/contracts/payments'
import { formatDay } from '../../../shared/format/dates.ts'
import { t } from '../messages.ts'
import { PersianPrice } from '../persian-price.tsx'
import { moneyText } from '../money-text.ts'

const cell = 'border-t border-line py-3 align-top'

/** What was bought, what a promo code took off, and the total. */
export function InvoiceLines({ order: { plan, period, listPrice, amount, discountCode } }: { order: Order }) {
  const reduction = listPrice.amountMinor - amount.amountMinor
  return (
    <table className="mt-8 w-full border-collapse text-start">
      <thead>
        <tr className="text-sm text-ink-2">
          <th scope="col" className="pb-2 text-start font-semibold">
            {t('item')}
          </th>
          <th scope="col" className="pb-2 ps-4 text-end font-semibold">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={`${cell} [overflow-wrap:anywhere]`}>
            <bdi className="block">{plan.name}</bdi>
            <bdi className="num block text-sm text-ink-3">{periodOf(plan.days, period)}</bdi>
          </td>
          <td className={`num ${cell} whitespace-nowrap ps-4 text-end`}>
            <bdi>{moneyText(listPrice)}</bdi>
          </td>
        </tr>
        {discountCode === null ? null : (
          <tr>
            <td className={`${cell} [overflow-wrap:anywhere]`}>{t('discount', { code: discountCode })}</td>
            <td className={`num ${cell} whitespace-nowrap ps-4 text-end`}>
              <bdi>
                {t('discountAmount', { amount: moneyText({ ...amount, amountMinor: Math.max(0, reduction) }) })}
              </bdi>
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className={`${cell} text-start`}>
            {t('total')}
          </th>
          <td className={`num ${cell} ps-4 text-end`}>
            <bdi className="block">{moneyText(amount)}</bdi>
            {amount.currency === 'IRT' ? <PersianPrice toman={amount.amountMinor} /> : null}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function periodOf(count: number, period: Order['period']): string {
  const days = t('days', { count })
  if (period === null) return days
  return t('itemPeriod', { days, from: formatDay(period.startsAt), to: formatDay(period.endsAt) })
}
