import { createFileRoute } from '@tanstack/react-router'
import { SharedPage } from '../../features/sharing/shared-page.tsx'

export const Route = createFileRoute('/s/$token')({ component: Shared })

function Shared() {
  const { token } = Route.useParams()
  return <SharedPage token={token} />
}
