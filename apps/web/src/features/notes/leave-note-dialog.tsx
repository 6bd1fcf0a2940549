import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { t } from './messages.ts'

type Props = { isOpen: boolean; onStay: () => void; onKeepDraft: () => void; onDiscard: () => void }

/** Asked when a note that is not saved is closed. */
export function LeaveNoteDialog({ isOpen, onStay, onKeepDraft, onDiscard }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={t('leaveTitle')}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button onClick={onKeepDraft}>{t('keepDraft')}</Button>
          <Button data-first-focus variant="primary" onClick={onStay}>
            {t('keepWriting')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('leaveText')}</p>
    </Dialog>
  )
}
