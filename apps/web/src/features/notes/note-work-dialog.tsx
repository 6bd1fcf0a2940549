import type { Note } from '@rehearsal/contracts/notes'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { LeaveNoteDialog } from './leave-note-dialog.tsx'
import { t } from './messages.ts'
import type { NoteDialogProps } from './note-dialog-props.ts'
import { NoteText } from './note-text.tsx'
import { NoteWriting } from './note-writing.tsx'
import { useNoteWork } from './use-note-work.ts'

type Props = NoteDialogProps & { userId: string; note: Note | null }

/** The dialog once the note, or that there is none, is known. */
export function NoteWorkDialog({ question, isOpen, onClose, userId, note }: Props) {
  const work = useNoteWork({ userId, practiceId: question.id, note })
  const [isLeaving, setIsLeaving] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const { writing } = work
  const close = () => (writing?.isDirty === true ? setIsLeaving(true) : onClose())
  const stopWriting = () => (note === null || writing?.isDirty === true ? close() : work.discard())
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('noteOn', { title: question.title })}
      closeLabel={t('close')}
      footer={
        writing === null ? (
          <>
            <Button variant="quiet" icon={<Trash2 size={16} aria-hidden />} onClick={() => setIsDeleting(true)}>
              {t('remove')}
            </Button>
            <Button variant="primary" icon={<Pencil size={16} aria-hidden />} onClick={work.edit}>
              {t('edit')}
            </Button>
          </>
        ) : work.conflict === null ? (
          <>
            <Button variant="quiet" onClick={stopWriting}>
              {t('cancel')}
            </Button>
            <Button
              variant="primary"
              disabled={!work.isSavable && !work.isSaving}
              isLoading={work.isSaving}
              onClick={work.save}
            >
              {t('save')}
            </Button>
          </>
        ) : null
      }
    >
      {writing === null ? <NoteText html={note?.description ?? ''} /> : <NoteWriting writing={writing} work={work} />}
      <LeaveNoteDialog
        isOpen={isLeaving}
        onStay={() => setIsLeaving(false)}
        onKeepDraft={onClose}
        onDiscard={() => {
          work.discard()
          onClose()
        }}
      />
      <DeleteNoteDialog note={isDeleting ? note : null} onClose={() => setIsDeleting(false)} onDeleted={onClose} />
    </Dialog>
  )
}
