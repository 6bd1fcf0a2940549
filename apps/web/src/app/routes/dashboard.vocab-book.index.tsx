import { createFileRoute } from '@tanstack/react-router'
import { VocabBookPage } from '../../features/vocab-book/pages/vocab-book-page.tsx'

export const Route = createFileRoute('/dashboard/vocab-book/')({ component: VocabBook })

function VocabBook() {
  return <VocabBookPage />
}
