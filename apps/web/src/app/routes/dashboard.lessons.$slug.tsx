import { createFileRoute } from '@tanstack/react-router'
import { LessonPage } from '../../features/lessons/lesson-page.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'

export const Route = createFileRoute('/dashboard/lessons/$slug')({
  validateSearch: searchParamsOf,
  component: Lesson,
})

function Lesson() {
  const { slug } = Route.useParams()
  return <LessonPage key={slug} slug={slug} search={Route.useSearch()} />
}
