import type { Currency } from '@rehearsal/contracts/payment-gateway'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { CircleCheck } from 'lucide-react'
import { t } from '../messages.ts'
import { priceText, type Prices } from '../money-text.ts'
import type { Promo } from './use-promo.ts'

type Props = { promo: Promo; listPrices: Prices; offered: readonly Currency[] }

/** Says that a code is valid and what both prices are now (specification §4.14). */
export function PromoPraise({ promo, listPrices, offered }: Props) {
  return (
    <Dialog
      isOpen={promo.isPraised}
      onClose={promo.stopPraising}
      title={t('promoTitle')}
      closeLabel={t('close')}
      size="small"
      footer={
        <Button variant="primary" onClick={promo.stopPraising}>
          {t('ok')}
        </Button>
      }
    >
      <div className="flex gap-3">
        <CircleCheck size={22} className="mt-0.5 shrink-0 text-good" aria-hidden />
        <div>
          <p>{t('promoText')}</p>
          <ul className="num mt-1.5 grid gap-1 font-semibold">
            {offered.map((currency) => (
              <li key={currency}>{changeText(listPrices, promo.prices, currency)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}

function changeText(listPrices: Prices, prices: Prices, currency: Currency): string {
  const [before, price] = [priceText(listPrices, currency), priceText(prices, currency)]
  if (price === null || before === null || price === before) return price ?? ''
  return t('promoPrice', { price, before })
}
