import { ConfirmDialog } from '@rehearsal/ui/confirm-dialog'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../shared/api/api-error.ts'
import { dictationKeys } from './api/dictation-calls.ts'
import { t } from './messages.ts'

type Props = {
  /** What is to go; null closes the dialog. */
  id: number | null
  title: string
  /** Said when it is gone. */
  done: string
  remove: (id: number) => Promise<void>
  onClose: () => void
}

/** Deletes after the tick (specification §4.11, §5). */
export function DeleteDialog({ id, title, done, remove, onClose }: Props) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      toast(done, { tone: 'good' })
      onClose()
      await Promise.all(dictationKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
  const close = () => {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={id !== null}
      onClose={close}
      onConfirm={() => {
        if (id !== null) mutate(id)
      }}
      title={title}
      message={t('removeText')}
      checkboxLabel={t('removeTick')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      isBusy={isPending}
      error={error === null ? undefined : messageOf(error)}
    />
  )
}
