import { useQueryClient } from '@tanstack/react-query'
import { dropFromLists } from '../../shared/api/drop-from-lists.ts'
import { DeleteDialog } from '../../shared/frame/delete-dialog.tsx'
import { deleteNote } from './api/delete-note.ts'
import { notesKey } from './api/notes-query.ts'
import { t } from './messages.ts'
import { useNoteChanges } from './use-note-changes.ts'

type Props = {
  /** The note to delete; null while the dialog is closed. */
  note: { id: number; practiceId: number } | null
  onClose: () => void
  onDeleted?: () => void
}

/** Deletes a note (specification §4.11). */
export function DeleteNoteDialog({ note, onClose, onDeleted }: Props) {
  const client = useQueryClient()
  const tell = useNoteChanges()
  return (
    <DeleteDialog
      thing={note}
      title={t('removeTitle')}
      tick={t('removeTick')}
      done={t('deleted')}
      remove={({ id }) => deleteNote(id)}
      onClose={onClose}
      onRemoved={async ({ id, practiceId }) => {
        onDeleted?.()
        await dropFromLists(client, notesKey, id)
        return tell(practiceId, null)
      }}
      hasFailureToast
    />
  )
}
