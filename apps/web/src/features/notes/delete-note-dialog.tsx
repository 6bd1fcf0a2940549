import { DeleteDialog } from '../../shared/frame/delete-dialog.tsx'
import { deleteNote } from './api/delete-note.ts'
import { t } from './messages.ts'
import { useNoteChanges } from './use-note-changes.ts'

type Props = {
  note: { id: number; practiceId: number }
  isOpen: boolean
  onClose: () => void
  onDeleted?: () => void
}

/** Deletes a note (specification §4.11). */
export function DeleteNoteDialog({ note, isOpen, onClose, onDeleted }: Props) {
  const tell = useNoteChanges(note.practiceId)
  return (
    <DeleteDialog
      thing={isOpen ? note : null}
      title={t('removeTitle')}
      tick={t('removeTick')}
      done={t('deleted')}
      remove={({ id }) => deleteNote(id)}
      onClose={onClose}
      onRemoved={() => {
        onDeleted?.()
        return tell(null)
      }}
      hasFailureToast
    />
  )
}
