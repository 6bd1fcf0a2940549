import type { Note } from '@rehearsal/contracts/notes'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Card } from '@rehearsal/ui/card'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { Pages } from '../../shared/frame/pages.tsx'
import { useLazyDialog } from '../../shared/frame/use-lazy-dialog.ts'
import { useGoTo } from '../../shared/navigation.ts'
import type { SearchParams } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { notesQuery } from './api/notes-query.ts'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { NoteFilterBar } from './list/note-filter-bar.tsx'
import { NoteListBody } from './list/note-list-body.tsx'
import { t } from './messages.ts'
import { hasNoteFilters, isBackwards, noteFiltersOf, searchOf, type NoteFilters } from './note-filters.ts'

type Props = { taskId: TaskId; page: number; search: SearchParams }
/** What can be found between an end and a later start. */
const nothing = { notes: [], total: 0, totalPages: 1 }

/** My notes on one kind of question (specification §2.12). Search, dates, order and page stand in the address. */
export function NoteListPage({ taskId, page, search }: Props) {
  const filters = noteFiltersOf(search)
  const goTo = useGoTo()
  const { open, Dialog, state, openings } = useLazyDialog(() => import('./note-dialog.tsx'))
  const [opened, setOpened] = useState<Note | null>(null)
  const [leaving, setLeaving] = useState<Note | null>(null)
  const hasNone = isBackwards(filters)
  const notes = useQuery({ ...notesQuery(taskId, filters, page), enabled: !hasNone })
  const data = hasNone ? nothing : notes.data
  const lastPage = data?.totalPages ?? page
  const goToPage = (next: number, replace = false) => goTo(urls.notesOf(taskId, searchOf(filters, next)), { replace })
  const filter = (next: NoteFilters) => goTo(urls.notesOf(taskId, searchOf(next)), { replace: true })
  useEffect(() => {
    if (page > lastPage) goTo(urls.notesOf(taskId, searchOf(noteFiltersOf(search), lastPage)), { replace: true })
  }, [page, lastPage, goTo, taskId, search])
  const show = (note: Note) => {
    setOpened(note)
    open()
  }
  const title = t('notesOf', { task: catalogue[taskId].name })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{title}</PageTitle>
      <div>
        <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{title}</h1>
        <p role="status" className="num text-ink-3">
          {data === undefined ? t('loadingNotes') : t('foundNotes', { count: data.total })}
        </p>
      </div>
      <NoteFilterBar filters={filters} onChange={filter} />
      {notes.isError ? (
        <Card padding="none">
          <LoadProblem
            title={t('notesFailed')}
            error={notes.error}
            onRetry={() => void notes.refetch()}
            isRetrying={notes.isFetching}
          />
        </Card>
      ) : (
        <NoteListBody
          taskId={taskId}
          notes={data?.notes}
          isFiltered={hasNoteFilters(filters)}
          onClear={() => filter({ ...noteFiltersOf({}), sort: filters.sort })}
          onOpen={show}
          onDelete={setLeaving}
        />
      )}
      {lastPage > 1 && !notes.isError ? (
        <Pages label={t('pages')} page={page} lastPage={lastPage} onPage={goToPage} />
      ) : null}
      {Dialog && opened !== null ? (
        <Dialog key={openings} {...state} question={{ id: opened.practiceId, title: opened.title }} />
      ) : null}
      <DeleteNoteDialog note={leaving} onClose={() => setLeaving(null)} />
    </div>
  )
}
