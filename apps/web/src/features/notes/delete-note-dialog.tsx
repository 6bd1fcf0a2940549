import { ConfirmDialog } from '@rehearsal/ui/confirm-dialog'
import { toast } from '@rehearsal/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { deleteNote } from './api/delete-note.ts'
import { t } from './messages.ts'
import { useNoteChanges } from './use-note-changes.ts'

type Props = {
  note: { id: number; practiceId: number }
  isOpen: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Deletes a note after the tick (specification §4.11, §5, §8). */
export function DeleteNoteDialog({ note, isOpen, onClose, onDeleted }: Props) {
  const tell = useNoteChanges(note.practiceId)
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleted(note.id),
    onSuccess: () => {
      toast(t('deleted'), { tone: 'good' })
      onDeleted()
      return tell(null)
    },
    onError: (error) => toast(messageOf(error), { tone: 'bad' }),
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t('removeTitle')}
      message={t('removeText')}
      checkboxLabel={t('removeTick')}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      isBusy={isPending}
    />
  )
}

/** One that is gone already, deleted in another tab, is deleted. */
async function deleted(id: number): Promise<void> {
  try {
    await deleteNote(id)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  }
}
