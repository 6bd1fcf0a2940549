import type { Note } from '@rehearsal/contracts/notes'
import { catalogue } from '@rehearsal/tasks/catalogue'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { Button } from '@rehearsal/ui/button'
import { IconButton } from '@rehearsal/ui/icon-button'
import { Link } from '@rehearsal/ui/link'
import { Trash2 } from 'lucide-react'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'

type Props = { note: Note; taskId: TaskId; onOpen: () => void; onDelete: () => void }

/** A note in a list: its question, kind and date, how it begins, and what can be done with it. */
export function NoteRow({ note, taskId, onOpen, onDelete }: Props) {
  const { title, practiceId, date, preview } = note
  // Only what stands before the T is shown (specification §3).
  const [day = date] = date.split('T')
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4 md:px-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold [overflow-wrap:anywhere]">
            <Link href={urls.question(taskId, practiceId)} className="hover:underline">
              <bdi lang="en">{title}</bdi>
            </Link>
          </h2>
          <p className="num mt-0.5 flex flex-wrap gap-x-2 text-[0.8125rem] text-ink-3">
            <span>{catalogue[taskId].name}</span>
            <time dateTime={date}>{day}</time>
          </p>
        </div>
        <IconButton
          label={t('removeNote', { title })}
          icon={<Trash2 size={17} aria-hidden />}
          onClick={onDelete}
          className="-me-2 -mt-1.5"
        />
      </div>
      <p dir="auto" className="note-text line-clamp-3 text-ink-2">
        {preview}
      </p>
      <div>
        <Button size="small" onClick={onOpen} aria-haspopup="dialog" aria-label={t('openNoteOn', { title })}>
          {t('openNote')}
        </Button>
      </div>
    </li>
  )
}
