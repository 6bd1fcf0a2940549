import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { t } from './messages.ts'
import type { UpgradeReason } from '../shared/upgrade/upgrade-need.ts'

type Props = { reason: UpgradeReason | null; onClose: () => void }

/** "Upgrade to Continue" with one of its two texts (specification §8). A chunk of its own: few learners meet it. */
export default function UpgradeDialog({ reason, onClose }: Props) {
  return (
    <Dialog
      isOpen={reason !== null}
      onClose={onClose}
      title={t('upgradeTitle')}
      closeLabel={t('close')}
      size="small"
      footer={<Button onClick={onClose}>{t('notNow')}</Button>}
    >
      <p className="text-ink-2">{reason === 'ai_credits_exhausted' ? t('upgradeCredits') : t('upgradeAdvice')}</p>
    </Dialog>
  )
}
