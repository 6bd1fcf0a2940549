import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '../../features/identity-pages/confirm-email-page.tsx'

export const Route = createFileRoute('/confirm-email/$token')({ component: ConfirmEmail })

function ConfirmEmail() {
  const { token } = Route.useParams()
  return <ConfirmEmailPage key={token} token={token} />
}
