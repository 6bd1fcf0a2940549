import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import type { UnsentGuard } from '../use-unsent-guard.ts'
import { t } from './messages.ts'

type Props = {
  guard: UnsentGuard
  title: string
  /** What becomes of the work. */
  text: string
}

/** Asked when a page with unsent work is left. */
export function LeaveDialog({ guard: { isAsking, leave, stay }, title, text }: Props) {
  return (
    <Dialog
      isOpen={isAsking}
      onClose={stay}
      title={title}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('leave')}
          </Button>
          <Button data-first-focus variant="primary" onClick={stay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{text}</p>
    </Dialog>
  )
}
