import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQuery } from '../shared/session/use-session.ts'
import { useGoTo } from '../shared/navigation.ts'
import { urls } from '../shared/urls.ts'
import { t } from './upgrade-messages.ts'
import type { UpgradeReason } from '../shared/upgrade/upgrade-need.ts'

type Props = { reason: UpgradeReason | null; onClose: () => void }

/** "Upgrade to Continue" with one of its two texts (specification §8). A chunk of its own: few learners meet it. */
export default function UpgradeDialog({ reason, onClose }: Props) {
  const goTo = useGoTo()
  const queryClient = useQueryClient()
  useEffect(() => {
    // That something is refused may be news: a plan has run out meanwhile.
    if (reason !== null) void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }, [reason, queryClient])
  const explore = () => {
    onClose()
    goTo(urls.plans())
  }
  return (
    <Dialog
      isOpen={reason !== null}
      onClose={onClose}
      title={t('upgradeTitle')}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button data-first-focus onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button variant="primary" onClick={explore}>
            {t('explorePlans')}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-ink-2">
        <p>{reason === 'ai_credits_exhausted' ? t('upgradeCredits') : t('upgradeAdvice')}</p>
        {reason === 'ai_credits_exhausted' ? <p>{t('upgradeKept')}</p> : null}
      </div>
    </Dialog>
  )
}
