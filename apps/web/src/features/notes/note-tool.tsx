import { Button } from '@rehearsal/ui/button'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { useQuery } from '@tanstack/react-query'
import { NotebookPen, StickyNote } from 'lucide-react'
import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'
import { noteQuery } from './api/note-query.ts'
import { t } from './messages.ts'

type Props = { practice: { id: number; title: string; note: boolean } }

/** The note flag of a question (specification §2.7), which opens the note; so does N. */
export function NoteTool({ practice }: Props) {
  const { open, Dialog, state, openings } = useLazyDialog(() => import('./note-dialog.tsx'))
  // Known once the note was opened here; until then the question says it.
  const { data } = useQuery({ ...noteQuery(practice.id), enabled: false })
  const hasNote = data === undefined ? practice.note : data !== null
  useShortcuts({ n: open })
  const Icon = hasNote ? StickyNote : NotebookPen
  return (
    <>
      <Button
        size="small"
        icon={<Icon size={15} aria-hidden className={hasNote ? 'fill-brand-soft text-brand' : undefined} />}
        aria-haspopup="dialog"
        aria-keyshortcuts={t('keyNote')}
        onClick={open}
      >
        {hasNote ? t('note') : t('addNote')}
      </Button>
      {Dialog ? <Dialog key={openings} {...state} question={practice} /> : null}
    </>
  )
}
