import { REASON_MAX_CHARACTERS } from '@rehearsal/contracts/question-bank'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { TextArea } from '@rehearsal/ui/text-area'
import { useState } from 'react'
import { messageOf } from '../../shared/api/api-error.ts'
import { t } from './messages.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  text: string
  confirmLabel: string
  onConfirm: (reason: string) => void
  isBusy: boolean
  /** Why it could not be done; null where nothing went wrong. */
  error: unknown
}

/** Asks before something is done that learners notice, and why it is done. */
export function ReasonDialog(props: Props) {
  const { isOpen, onClose, title, text, confirmLabel, onConfirm, isBusy, error } = props
  const [reason, setReason] = useState('')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isLoading={isBusy} onClick={() => onConfirm(reason)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{text}</p>
        <TextArea
          label={t('reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          maxLength={REASON_MAX_CHARACTERS}
          minRows={2}
          dir="auto"
        />
        {error === null ? null : <Banner tone="bad">{messageOf(error)}</Banner>}
      </div>
    </Dialog>
  )
}
