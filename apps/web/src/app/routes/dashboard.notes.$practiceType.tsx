import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { practiceTypeSlug, taskIdOf } from '@rehearsal/contracts/practice-type'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { NoteListPage } from '../../features/notes/note-list-page.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { pageOf } from '../page-of.ts'

export const Route = createFileRoute('/dashboard/notes/$practiceType')({
  validateSearch: searchParamsOf,
  beforeLoad: ({ params: { practiceType }, search }) => {
    const taskId = kindOf(practiceType)
    if (practiceTypeSlug(taskId) !== practiceType) throw redirect({ href: urls.notesOf(taskId, search), replace: true })
  },
  component: Notes,
  notFoundComponent: NotFoundPage,
})

function Notes() {
  const search = Route.useSearch()
  const taskId = kindOf(Route.useParams().practiceType)
  return <NoteListPage key={taskId} taskId={taskId} page={pageOf(search['page'])} search={search} />
}

function kindOf(practiceType: string): TaskId {
  const taskId = taskIdOf(practiceType)
  if (taskId === undefined) throw notFound()
  return taskId
}
