import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { askForUpgrade } from '../../../shared/upgrade/upgrade-need.ts'
import { t } from '../messages.ts'

type Props = { remaining: number; limit: number }

/** AI submissions left on the free plan; pressed, it explains the plan (specification §2.7, §4.16). */
export function CreditsBadge({ remaining, limit }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const press = () => {
    if (remaining === 0) askForUpgrade('ai_credits_exhausted')
    else setIsOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={press}
        className="num inline-flex min-h-7 items-center justify-center gap-1.5 whitespace-nowrap max-sheet:basis-full rounded-full bg-sunken px-2.5 text-[0.7813rem] font-medium text-ink-2 hover:bg-line"
      >
        <Sparkles size={14} aria-hidden />
        {t('creditsLeft', { count: remaining })}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('freePlanTitle')}
        closeLabel={t('close')}
        size="small"
        footer={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            {t('okGotIt')}
          </Button>
        }
      >
        <div className="grid gap-2 text-ink-2">
          <p>{t('freePlanText', { limit })}</p>
          <p className="font-semibold text-ink">{t('freePlanLeft', { count: remaining })}</p>
          <p>{t('freePlanCharge')}</p>
        </div>
      </Dialog>
    </>
  )
}
