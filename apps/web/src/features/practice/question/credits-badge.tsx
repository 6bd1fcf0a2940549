import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { configsQuery } from '../../../shared/api/configs-query.ts'
import { freeAiTerms } from '../../../shared/api/free-ai-terms.ts'
import { useGoTo } from '../../../shared/navigation.ts'
import { askForUpgrade } from '../../../shared/upgrade/upgrade-need.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'

type Props = { remaining: number; limit: number }

/** AI submissions left on the free plan; pressed, it explains the plan (specification §2.7, §4.16). */
export function CreditsBadge({ remaining, limit }: Props) {
  const goTo = useGoTo()
  const { data: configs } = useQuery(configsQuery)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const upgrade = () => {
    close()
    goTo(urls.plans())
  }
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
        className="num inline-flex min-h-7 touch:min-h-11 items-center justify-center gap-1.5 whitespace-nowrap max-sheet:basis-full! rounded-full bg-sunken px-2.5 text-[0.7813rem] font-medium text-ink-2 hover:bg-line"
      >
        <Sparkles size={14} aria-hidden />
        {t('creditsLeft', { count: remaining })}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('freePlanTitle')}
        closeLabel={t('close')}
        size="small"
        footer={
          <>
            <Button data-first-focus onClick={close}>
              {t('okGotIt')}
            </Button>
            <Button variant="primary" onClick={upgrade}>
              {t('upgradeNow')}
            </Button>
          </>
        }
      >
        <div className="grid gap-2 text-ink-2">
          <p>{t(`freePlanText_${freeAiTerms(configs)}`, { limit })}</p>
          <p className="font-semibold text-ink">{t('freePlanLeft', { count: remaining })}</p>
          <p>{t('freePlanCharge')}</p>
        </div>
      </Dialog>
    </>
  )
}
