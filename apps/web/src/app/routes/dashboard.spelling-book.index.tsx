import { misspeltSortSchema } from '@rehearsal/contracts/misspelt-words'
import { createFileRoute } from '@tanstack/react-router'
import { SpellingBookPage } from '../../features/spelling/book/spelling-book-page.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'
import { pageOf } from '../page-of.ts'

export const Route = createFileRoute('/dashboard/spelling-book/')({
  validateSearch: searchParamsOf,
  component: SpellingBook,
})

function SpellingBook() {
  const { page, word, sort } = Route.useSearch()
  const search = {
    page: pageOf(page),
    word: typeof word === 'string' ? word.slice(0, 64) : '',
    sort: misspeltSortSchema.safeParse(sort).data ?? 'date:desc',
  }
  return <SpellingBookPage search={search} />
}
