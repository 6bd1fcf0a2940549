import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Dialog } from '../dialog/dialog.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  message: ReactNode
  checkboxLabel: string
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  isBusy?: boolean | undefined
  error?: string | undefined
}

/** The one way to delete: the button works only once the box is ticked (specification §4.11, §5), and the tick is asked for each time. */
export function ConfirmDialog({ isOpen, onClose, title, closeLabel, ...rest }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel} size="small">
      {/* The body of a closed dialog lives on while it fades; opened again meanwhile, it must not keep its tick. */}
      <ConfirmBody key={String(isOpen)} onClose={onClose} {...rest} />
    </Dialog>
  )
}

type BodyProps = Omit<Props, 'isOpen' | 'title' | 'closeLabel'>

function ConfirmBody({
  onClose,
  onConfirm,
  message,
  checkboxLabel,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  error,
}: BodyProps) {
  const [isTicked, setIsTicked] = useState(false)
  return (
    <div className="grid gap-4">
      <div className="text-ink-2">{message}</div>
      <Checkbox label={checkboxLabel} isChecked={isTicked} onChange={setIsTicked} isDisabled={isBusy} />
      {error ? (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
      <div className="mt-1 flex justify-end gap-2">
        <Button data-first-focus variant="quiet" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="danger" disabled={!isTicked} isLoading={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  )
}
