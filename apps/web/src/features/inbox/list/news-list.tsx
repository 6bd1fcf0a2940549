import type { InboxItem } from '@rehearsal/contracts/inbox'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { Bell, CheckCheck } from 'lucide-react'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { NewsItem } from './news-item.tsx'

type Props = {
  /** Absent while they are loaded. */
  items: readonly InboxItem[] | undefined
  onlyUnread: boolean
  onRead: (id: number) => void
}

/** The news of one page, or why there is none. */
export function NewsList({ items, onlyUnread, onRead }: Props) {
  if (items === undefined) return <NewsSkeleton />
  if (items.length === 0) return <Card padding="none">{onlyUnread ? <AllRead /> : <NoNews />}</Card>
  return (
    <ul
      aria-label={t('news')}
      className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface"
    >
      {items.map((item) => (
        <NewsItem key={item.id} item={item} onRead={() => onRead(item.id)} />
      ))}
    </ul>
  )
}

const NoNews = () => (
  <EmptyState
    icon={<Bell size={22} />}
    title={t('empty')}
    description={t('emptyAdvice')}
    action={<Button href={urls.dashboard}>{t('emptyAction')}</Button>}
  />
)

const AllRead = () => (
  <EmptyState
    icon={<CheckCheck size={22} />}
    title={t('allRead')}
    description={t('allReadAdvice')}
    action={<Button href={urls.inbox()}>{t('showAll')}</Button>}
  />
)

function NewsSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t('loading')}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3.5 md:px-5">
          <Skeleton width="2.25rem" height="2.25rem" />
          <div className="grid flex-1 gap-2">
            <Skeleton width="55%" height="1.1rem" />
            <Skeleton width="80%" height="1rem" />
            <Skeleton width="35%" height="0.8rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
