import { createFileRoute } from '@tanstack/react-router'
import { PronunciationBookPage } from '../../features/pronunciation-book/pronunciation-book-page.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'

export const Route = createFileRoute('/dashboard/pronunciation-book/')({
  validateSearch: searchParamsOf,
  component: PronunciationBook,
})

function PronunciationBook() {
  return <PronunciationBookPage search={Route.useSearch()} />
}
