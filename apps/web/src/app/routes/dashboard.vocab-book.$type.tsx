import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { WordListTools } from '../../features/review/lists/word-list-tools.tsx'
import type { VocabScope } from '../../features/vocab-book/api/vocab-query.ts'
import { VocabWordsPage } from '../../features/vocab-book/pages/vocab-words-page.tsx'
import { scopeOf, slugOf } from '../../features/vocab-book/pages/scope-of.ts'
import { listingOf } from '../../features/vocab-book/pages/words-search.ts'
import { type SearchParams, searchParamsOf } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { NotFoundPage } from '../not-found-page.tsx'

export const Route = createFileRoute('/dashboard/vocab-book/$type')({
  validateSearch: searchParamsOf,
  beforeLoad: ({ params, search }) => {
    const slug = slugOf(scopeIn(params.type))
    // A practice type as it is on the wire leads to its address.
    if (slug !== params.type) throw redirect({ href: urls.vocabWords(slug, search), replace: true })
  },
  component: VocabWords,
  notFoundComponent: NotFoundPage,
})

function VocabWords() {
  const scope = scopeIn(Route.useParams().type)
  const search: SearchParams = Route.useSearch()
  const tools = <WordListTools taskId={taskIdSchema.safeParse(scope).data ?? null} />
  return <VocabWordsPage key={scope} scope={scope} listing={listingOf(search)} tools={tools} />
}

function scopeIn(type: string): VocabScope {
  const scope = scopeOf(type)
  if (scope === undefined) throw notFound()
  return scope
}
