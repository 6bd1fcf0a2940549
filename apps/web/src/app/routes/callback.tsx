import { createFileRoute } from '@tanstack/react-router'
import { CallbackPage } from '../../features/session/callback-page.tsx'

export const Route = createFileRoute('/callback')({ component: Callback })

function Callback() {
  return <CallbackPage search={Route.useSearch()} />
}
