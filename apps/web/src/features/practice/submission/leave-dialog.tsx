import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { t } from '../messages.ts'
import type { UnsentGuard } from '../../../shared/use-unsent-guard.ts'

/** Asked when a page with an unsent answer is left. */
export function LeaveDialog({ guard: { isAsking, leave, stay } }: { guard: UnsentGuard }) {
  return (
    <Dialog
      isOpen={isAsking}
      onClose={stay}
      title={t('leaveTitle')}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('leave')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('leaveText')}</p>
    </Dialog>
  )
}
