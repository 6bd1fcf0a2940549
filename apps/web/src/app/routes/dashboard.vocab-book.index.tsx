import { createFileRoute } from '@tanstack/react-router'
import { WordListTools } from '../../features/review/lists/word-list-tools.tsx'
import { ReviewCardLink } from '../../features/review/review-card-link.tsx'
import { VocabBookPage } from '../../features/vocab-book/pages/vocab-book-page.tsx'

export const Route = createFileRoute('/dashboard/vocab-book/')({
  component: () => <VocabBookPage tools={<WordListTools taskId={null} />} review={<ReviewCardLink />} />,
})
