import { wordNoteSchema } from '@rehearsal/contracts/vocab-book'
import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { TextArea } from '@rehearsal/ui/text-area'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { pronunciationBookKey } from '../../../shared/api/shared-keys.ts'
import { noteWord } from '../api/note-word.ts'
import { t } from '../messages.ts'

type Props = { entry: PronunciationEntry; isOpen: boolean; onClose: () => void }

/** A text about a word (specification §2.12). */
export function NoteDialog({ entry, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('noteTitle', { word: entry.word })} closeLabel={t('close')}>
      {isOpen ? <NoteForm entry={entry} onClose={onClose} /> : null}
    </Dialog>
  )
}

function NoteForm({ entry, onClose }: Omit<Props, 'isOpen'>) {
  const [note, setNote] = useState(entry.note)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) => noteWord(entry, text),
    onSuccess: () => {
      toast(t('noteUpdated'), { tone: 'good' })
      onClose()
    },
    onError: (error) => toast(firstIssueOf(error) ?? t('noteFailed'), { tone: 'bad' }),
    // Also after a failure: the word may have been changed elsewhere. What was typed stays.
    onSettled: () => queryClient.invalidateQueries({ queryKey: pronunciationBookKey }),
  })
  // A note that is there may be emptied.
  const isEmpty = note.trim() === '' && entry.note === ''
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && !isPending) mutate(note.trim())
      }}
    >
      <TextArea
        label={t('noteLabel')}
        dir="auto"
        minRows={5}
        maxRows={12}
        maxLength={LONGEST_NOTE}
        placeholder={t('notePlaceholder')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        counter={{ count: note.length, max: LONGEST_NOTE, countLabel: (count) => t('noteCount', { count }) }}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" disabled={isEmpty} isLoading={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

const LONGEST_NOTE = wordNoteSchema.maxLength ?? 2000

/** Specification §8: the first server error's default message when present. */
const firstIssueOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.issues[0]?.defaultMessage : undefined
