import { idSchema } from '@rehearsal/contracts/wire'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { PronunciationWordPage } from '../../features/pronunciation-book/pronunciation-word-page.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'
import { NotFoundPage } from '../not-found-page.tsx'

export const Route = createFileRoute('/dashboard/pronunciation-book/$id')({
  validateSearch: searchParamsOf,
  beforeLoad: ({ params }) => void idOf(params.id),
  component: PronunciationWord,
  notFoundComponent: NotFoundPage,
})

function PronunciationWord() {
  const id = idOf(Route.useParams().id)
  return <PronunciationWordPage key={id} id={id} search={Route.useSearch()} />
}

function idOf(text: string): number {
  const id = idSchema.safeParse(text)
  if (!id.success) throw notFound()
  return id.data
}
