import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../../features/inbox/unsubscribe-page.tsx'

export const Route = createFileRoute('/unsubscribe/$token')({ component: Unsubscribe })

function Unsubscribe() {
  const { token } = Route.useParams()
  return <UnsubscribePage token={token} />
}
