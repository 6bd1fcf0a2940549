import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { keepReturnOfVisitor } from '../../shared/session/return-path.ts'
import { readSession } from '../../shared/api/active-session.ts'
import { urls } from '../../shared/urls.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { AdminGuard } from '../shell/admin-guard.tsx'

/** Everything below is for administrators; for anybody else it does not exist. */
export const Route = createFileRoute('/admin')({
  beforeLoad: ({ location }) => {
    if (readSession() !== null) return
    keepReturnOfVisitor(location.href)
    throw redirect({ to: urls.landing, replace: true })
  },
  component: Admin,
  notFoundComponent: NotFoundPage,
})

function Admin() {
  return (
    <AdminGuard>
      <Outlet />
    </AdminGuard>
  )
}
