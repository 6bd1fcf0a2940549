import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { type SearchParams, searchParamsOf } from '../../shared/search-params.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { pageOf } from '../page-of.ts'

const ReportsPage = lazy(() => import('../../features/moderation/queue/reports-page.tsx'))
const BansPage = lazy(() => import('../../features/moderation/records/bans-page.tsx'))
const BlockListPage = lazy(() => import('../../features/moderation/records/block-list-page.tsx'))
const AuditPage = lazy(() => import('../../features/moderation/records/audit-page.tsx'))

const lists = new Set(['reports', 'bans', 'blocked-phrases', 'audit-log'])

export const Route = createFileRoute('/admin/$page')({
  validateSearch: searchParamsOf,
  beforeLoad: ({ params }) => {
    if (!lists.has(params.page)) throw notFound()
  },
  component: AdminList,
  notFoundComponent: NotFoundPage,
})

/** One route for the lists of the console: each route weighs in what everybody loads first. */
function AdminList() {
  const search = Route.useSearch()
  const page = pageOf(search['page'])
  return <Suspense>{listOf(Route.useParams().page, search, page)}</Suspense>
}

function listOf(name: string, search: SearchParams, page: number): ReactNode {
  if (name === 'reports') return <ReportsPage search={search} page={page} />
  if (name === 'bans') return <BansPage page={page} />
  return name === 'audit-log' ? <AuditPage search={search} page={page} /> : <BlockListPage />
}
