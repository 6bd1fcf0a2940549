import '../../../shared/theme/note-text.css'
import type { Note } from '@rehearsal/contracts/notes'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton, SkeletonText } from '@rehearsal/ui/skeleton'
import { StickyNote } from 'lucide-react'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { NoteRow } from './note-row.tsx'

type Props = {
  taskId: TaskId
  /** Absent while they are loaded. */
  notes: readonly Note[] | undefined
  isFiltered: boolean
  onClear: () => void
  onOpen: (note: Note) => void
  onDelete: (note: Note) => void
}

/** The notes of one page, or why there are none. */
export function NoteListBody({ taskId, notes, isFiltered, onClear, onOpen, onDelete }: Props) {
  if (notes === undefined) return <NotesSkeleton />
  if (notes.length > 0) {
    return (
      <ul aria-label={t('notes')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {notes.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            taskId={taskId}
            onOpen={() => onOpen(note)}
            onDelete={() => onDelete(note)}
          />
        ))}
      </ul>
    )
  }
  return (
    <Card padding="none">
      <EmptyState
        icon={<StickyNote size={22} />}
        title={isFiltered ? t('noNoteFound') : t('noNotesHere')}
        description={isFiltered ? t('noNoteFoundAdvice') : t('noNotesAdvice')}
        action={
          isFiltered ? (
            <Button onClick={onClear}>{t('clearFilters')}</Button>
          ) : (
            <Button variant="primary" href={urls.questionList(taskId)}>
              {t('toQuestions')}
            </Button>
          )
        }
      />
    </Card>
  )
}

function NotesSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loadingNotes')} className="grid gap-3">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="grid gap-3 rounded-card border border-line bg-surface p-4 md:px-5">
          <Skeleton width="45%" height="1.1rem" />
          <SkeletonText lines={2} />
          <Skeleton width="6.5rem" height="2rem" />
        </div>
      ))}
    </div>
  )
}
