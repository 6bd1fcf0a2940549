import { REASON_MAX_CHARACTERS } from '@rehearsal/contracts/moderation'
import { Button, type ButtonVariant } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { TextArea } from '@rehearsal/ui/text-area'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { t } from './messages.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
  title: string
  text: string
  confirmLabel: string
  variant?: ButtonVariant
  isBusy: boolean
  /** What else is chosen, above the reason. */
  children?: ReactNode
}

/** Asks for the reason without which nothing is decided. */
export function ReasonDialog({
  isOpen,
  onClose,
  title,
  text,
  confirmLabel,
  variant = 'primary',
  isBusy,
  ...rest
}: Props) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const isEmpty = reason.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isEmpty && !isBusy) rest.onConfirm(reason.trim())
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant={variant} disabled={isEmpty} isLoading={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4 pt-1">
        {rest.children}
        <TextArea
          label={t('reason')}
          isRequired
          value={reason}
          onChange={(event) => setReason(event.target.value.slice(0, REASON_MAX_CHARACTERS))}
          maxLength={REASON_MAX_CHARACTERS}
          minRows={3}
          maxRows={8}
          dir="auto"
          counter={{
            count: reason.length,
            max: REASON_MAX_CHARACTERS,
            countLabel: (count) => t('characters', { count }),
            limitLabel: (max) => t('atMost', { max }),
          }}
        />
      </form>
    </Dialog>
  )
}
