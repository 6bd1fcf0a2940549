import type { Note } from '@rehearsal/contracts/notes'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Card } from '@rehearsal/ui/card'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { Pages } from '../../shared/frame/pages.tsx'
import { useGoTo } from '../../shared/navigation.ts'
import type { SearchParams } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { notesQuery } from './api/notes-query.ts'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { NoteFilterBar } from './list/note-filter-bar.tsx'
import { NoteListBody } from './list/note-list-body.tsx'
import { t } from './messages.ts'
import { hasNoteFilters, isBackwards, noteFiltersOf, searchOf, type NoteFilters } from './note-filters.ts'

const NoteDialog = lazy(() => import('./note-dialog.tsx'))

type Props = { taskId: TaskId; page: number; search: SearchParams }
/** What can be found between an end and a later start. */
const nothing = { notes: [], total: 0, totalPages: 1 }

type Chosen = { note: Note; action: 'open' | 'delete'; opening: number }

/** My notes on one kind of question (specification §2.12). Search, dates, order and page stand in the address. */
export function NoteListPage({ taskId, page, search }: Props) {
  const filters = noteFiltersOf(search)
  const goTo = useGoTo()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const hasNone = isBackwards(filters)
  const notes = useQuery({ ...notesQuery(taskId, filters, page), enabled: !hasNone })
  const data = hasNone ? nothing : notes.data
  const lastPage = data?.totalPages ?? page
  const goToPage = (next: number, replace = false) => goTo(urls.notesOf(taskId, searchOf(filters, next)), { replace })
  const filter = (next: NoteFilters) => goTo(urls.notesOf(taskId, searchOf(next)), { replace: true })
  useEffect(() => {
    if (page > lastPage) goTo(urls.notesOf(taskId, searchOf(noteFiltersOf(search), lastPage)), { replace: true })
  }, [page, lastPage, goTo, taskId, search])
  const choose = (action: Chosen['action']) => (note: Note) => {
    setChosen({ note, action, opening: (chosen?.opening ?? 0) + 1 })
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
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
          onOpen={choose('open')}
          onDelete={choose('delete')}
        />
      )}
      {lastPage > 1 && !notes.isError ? (
        <Pages label={t('pages')} page={page} lastPage={lastPage} onPage={goToPage} />
      ) : null}
      {chosen?.action === 'open' ? (
        <Suspense>
          <NoteDialog
            key={chosen.opening}
            question={{ id: chosen.note.practiceId, title: chosen.note.title }}
            isOpen={isOpen}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {chosen?.action === 'delete' ? (
        <DeleteNoteDialog key={chosen.opening} note={chosen.note} isOpen={isOpen} onClose={close} />
      ) : null}
    </div>
  )
}
