import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { t } from '../messages.ts'

type Props = { isOpen: boolean; onChoose: (agrees: boolean) => void; onClose: () => void }

/** Asked once, at the first submission; no is the answer that costs nothing. */
export function ConsentDialog({ isOpen, onChoose, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('consentTitle')}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button onClick={() => onChoose(true)}>{t('consentYes')}</Button>
          <Button data-first-focus variant="primary" onClick={() => onChoose(false)}>
            {t('consentNo')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('consentText')}</p>
    </Dialog>
  )
}
