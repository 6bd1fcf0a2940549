import type { Order } from '@rehearsal/contracts/payments'
import { formatDay } from '../../../shared/format/dates.ts'
import { tomanText } from '../../../shared/format/toman.ts'
import { t } from '../messages.ts'
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
            <bdi>{t('itemName', { name: plan.name, days: t('days', { count: plan.days }) })}</bdi>
            {period === null ? null : (
              <span className="num block text-sm text-ink-3">
                {t('itemPeriod', { from: formatDay(period.startsAt), to: formatDay(period.endsAt) })}
              </span>
            )}
          </td>
          <td className={`num ${cell} whitespace-nowrap ps-4 text-end`}>{moneyText(listPrice)}</td>
        </tr>
        {discountCode === null ? null : (
          <tr>
            <td className={`${cell} [overflow-wrap:anywhere]`}>{t('discount', { code: discountCode })}</td>
            <td className={`num ${cell} whitespace-nowrap ps-4 text-end`}>
              {t('discountAmount', { amount: moneyText({ ...amount, amountMinor: Math.max(0, reduction) }) })}
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
            {moneyText(amount)}
            {amount.currency === 'IRT' ? (
              <bdi lang="fa" dir="rtl" className="block text-sm font-normal text-ink-2">
                {tomanText(amount.amountMinor)}
              </bdi>
            ) : null}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
