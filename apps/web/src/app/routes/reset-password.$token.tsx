import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '../../features/identity-pages/new-password-page.tsx'

export const Route = createFileRoute('/reset-password/$token')({ component: NewPassword })

function NewPassword() {
  const { token } = Route.useParams()
  return <NewPasswordPage token={token} />
}
