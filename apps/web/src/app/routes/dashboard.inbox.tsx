import { createFileRoute } from '@tanstack/react-router'
import { InboxPage } from '../../features/inbox/inbox-page.tsx'
import { searchParamsOf } from '../../shared/search-params.ts'
import { pageOf } from '../page-of.ts'

export const Route = createFileRoute('/dashboard/inbox')({ validateSearch: searchParamsOf, component: Inbox })

function Inbox() {
  const { page, unread } = Route.useSearch()
  return <InboxPage page={pageOf(page)} onlyUnread={unread === 'true'} />
}
