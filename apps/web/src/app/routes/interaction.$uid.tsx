import { createFileRoute } from '@tanstack/react-router'
import { InteractionPage } from '../../features/identity-pages/interaction-page.tsx'

export const Route = createFileRoute('/interaction/$uid')({ component: Interaction })

function Interaction() {
  const { uid } = Route.useParams()
  return <InteractionPage uid={uid} />
}
