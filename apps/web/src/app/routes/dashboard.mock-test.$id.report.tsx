import { createFileRoute } from '@tanstack/react-router'
import { MockTestReportPage } from '../../features/mock-test-report/mock-test-report-page.tsx'
import { ShareReportTool } from '../../features/sharing/share-report-tool.tsx'
import { idOf } from '../id-of.ts'
import { NotFoundPage } from '../not-found-page.tsx'

export const Route = createFileRoute('/dashboard/mock-test/$id/report')({
  beforeLoad: ({ params }) => void idOf(params.id),
  component: MockTestReport,
  notFoundComponent: NotFoundPage,
})

function MockTestReport() {
  const testId = idOf(Route.useParams().id)
  return (
    <MockTestReportPage
      key={testId}
      testId={testId}
      toolsOf={({ isComplete, report }) =>
        isComplete && report.scores.overall !== null ? <ShareReportTool testId={testId} /> : null
      }
    />
  )
}
