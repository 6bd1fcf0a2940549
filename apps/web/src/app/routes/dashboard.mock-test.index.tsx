import { createFileRoute } from '@tanstack/react-router'
import { MockTestsPage } from '../../features/mock-test/list/mock-tests-page.tsx'
import { MockTrend } from '../../shared/scores/mock-trend.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'
import { pageOf } from '../page-of.ts'

export const Route = createFileRoute('/dashboard/mock-test/')({
  validateSearch: searchParamsOf,
  component: MockTests,
})

function MockTests() {
  return <MockTestsPage page={pageOf(Route.useSearch()['page'])} trend={<MockTrend />} />
}
