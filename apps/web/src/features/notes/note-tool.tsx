import { Button } from '@rehearsal/ui/button'
import { useShortcuts } from '@rehearsal/ui/shortcuts'
import { useQuery } from '@tanstack/react-query'
import { NotebookPen, StickyNote } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { noteQuery } from './api/note-query.ts'
import { t } from './messages.ts'

const NoteDialog = lazy(() => import('./note-dialog.tsx'))

type Props = { practice: { id: number; title: string; note: boolean } }

/** The note flag of a question (specification §2.7), which opens the note; so does N. */
export function NoteTool({ practice }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  /** How often it was opened: each time begins anew, while the last one still fades. */
  const [openings, setOpenings] = useState(0)
  // Known once the note was opened here; until then the question says it.
  const { data } = useQuery({ ...noteQuery(practice.id), enabled: false })
  const hasNote = data === undefined ? practice.note : data !== null
  const open = () => {
    setOpenings(openings + 1)
    setIsOpen(true)
  }
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
      {openings > 0 ? (
        <Suspense>
          <NoteDialog key={openings} question={practice} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
