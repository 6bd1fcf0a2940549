import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { type Mark, markSchema } from '@rehearsal/exam/codes'
import { Button } from '@rehearsal/ui/button'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Select } from '@rehearsal/ui/select'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NotebookPen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { pronunciationBookKey } from '../../../shared/api/shared-keys.ts'
import { markWord } from '../api/mark-word.ts'
import { t } from '../messages.ts'
import { DeleteWordDialog } from './delete-word-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'

type Props = { entry: PronunciationEntry; bookUrl: string }

/** Mark, note and delete a word. */
export function WordTools({ entry, bookUrl }: Props) {
  const [open, setOpen] = useState<'note' | 'delete' | null>(null)
  const close = () => setOpen(null)
  useShortcuts({ n: () => setOpen('note') })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <MarkSelect entry={entry} />
      <Button icon={<NotebookPen size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen('note')}>
        {t('note')}
      </Button>
      <IconButton
        label={t('delete')}
        icon={<Trash2 size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen('delete')}
      />
      <NoteDialog entry={entry} isOpen={open === 'note'} onClose={close} />
      <DeleteWordDialog entry={entry} bookUrl={bookUrl} isOpen={open === 'delete'} onClose={close} />
    </div>
  )
}

function MarkSelect({ entry }: Pick<Props, 'entry'>) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (mark: Mark) => markWord(entry, mark),
    onSuccess: () => toast(t('bookmarkUpdated'), { tone: 'good' }),
    onError: () => toast(t('wrong'), { tone: 'bad' }),
    // Also after a failure: the word may have been changed elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: pronunciationBookKey }),
  })
  return (
    <Select
      label={t('bookmark')}
      hasLabelHidden
      value={isPending ? variables : entry.bookmark}
      options={markSchema.options.map((value) => ({ value, label: t(`mark_${value}`) }))}
      onChange={(mark) => mutate(mark)}
    />
  )
}
